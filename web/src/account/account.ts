/** Requests about the account and its notices; see docs/accounts.md and docs/notices.md. */

import type { Message } from "../i18n/words";
import { request, ApiError } from "../net/api";
import { readStored, writeStored } from "../settings/storage";
import type { Link } from "../net/protocol";
import { t } from "../i18n";

export interface Passkey {
  id: string;
  label: string;
  created: number;
}

export interface Rating {
  title: string;
  rating: number;
  games: number;
}

export interface Account {
  name: string;
  created: number;
  /** Whether the account has a password. */
  password: boolean;
  passkeys: Passkey[];
  ratings: Rating[];
  /** Where a letter goes if the password is forgotten. */
  mail: string | null;
  sessions: Session[];
}

/** A device that is signed in; `here` is this one. Times are in seconds. */
export interface Session {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface AccountGame {
  game: string;
  title: string;
  side: string;
  /** The seat was added by its link; it was not taken with this account. */
  linked: boolean;
  status: string;
  created: number;
  players: Record<string, string>;
  my_turn?: boolean;
  ended?: number;
  result?: "win" | "loss" | "draw";
  reason?: Message;
  rating?: number | null;
}

export interface Channel {
  id: string;
  kind: "webhook" | "mail" | "push";
  target: string;
  digest: number;
  active: boolean;
  /** The key that signs a webhook's messages. The server sends it only once. */
  secret?: string | null;
}

const SIGNED_IN_KEY = "rubicon-account";
const ACCOUNT_URL = "/api/account";
const NOTICES_URL = "/api/notices";

/** The name of the account signed in at this browser. Only the server knows whether the sign-in is still valid. */
export const signedInName = (): string => readStored(SIGNED_IN_KEY, "");
const setSignedInName = (name: string): void => writeStored(SIGNED_IN_KEY, name);

async function rememberSignIn(asked: Promise<Account>): Promise<Account> {
  const found = await asked;
  setSignedInName(found.name);
  return found;
}

async function forgetSignIn(asked: Promise<void>): Promise<void> {
  await asked;
  setSignedInName("");
}

/** The signed-in account, or null. The server is asked only if a name is stored in this browser. */
export async function fetchAccount(): Promise<Account | null> {
  if (!signedInName()) return null;
  try {
    return await rememberSignIn(request("GET", ACCOUNT_URL));
  } catch (problem) {
    if (!(problem instanceof ApiError && problem.code === "account")) throw problem;
    setSignedInName("");
    return null;
  }
}

export const register = (name: string, password: string): Promise<Account> =>
  rememberSignIn(request("POST", `${ACCOUNT_URL}/register`, { name, password }));
export const login = (name: string, password: string): Promise<Account> =>
  rememberSignIn(request("POST", `${ACCOUNT_URL}/login`, { name, password }));
export const logout = (): Promise<void> => forgetSignIn(request("POST", `${ACCOUNT_URL}/logout`));
export const logoutEverywhere = (): Promise<void> =>
  forgetSignIn(request("POST", `${ACCOUNT_URL}/logout/everywhere`));
export const deleteAccount = (): Promise<void> =>
  forgetSignIn(withProof((proof) => request("POST", `${ACCOUNT_URL}/delete`, {}, undefined, proof)));
/** Change the password, or set the first one. Other devices are signed out; the passkeys in the answer stay. */
export const changePassword = (fresh: string): Promise<Account> =>
  withProof((proof) => request("POST", `${ACCOUNT_URL}/password`, { new: fresh }, undefined, proof));
export const endSession = (id: string): Promise<void> => request("DELETE", `${ACCOUNT_URL}/sessions/${id}`);
export const fetchExport = (): Promise<unknown> =>
  withProof((proof) => request("GET", `${ACCOUNT_URL}/export`, undefined, undefined, proof));
export const fetchGames = async (): Promise<AccountGame[]> =>
  (await request<{ games: AccountGame[] }>("GET", `${ACCOUNT_URL}/games`)).games;
export const fetchHistory = async (): Promise<AccountGame[]> =>
  (await request<{ games: AccountGame[] }>("GET", `${ACCOUNT_URL}/history`)).games;
export const addGame = (token: string): Promise<void> => request("POST", `${ACCOUNT_URL}/games`, { token });
/** Take a seat that was added by its link off the list. */
export const forgetGame = (game: string, side: string): Promise<void> =>
  request("DELETE", `${ACCOUNT_URL}/games/${game}/${side}`);
export const createSeatLink = (game: string, side: string): Promise<Link> =>
  request("POST", `${ACCOUNT_URL}/games/${game}/${side}/link`);

// --------------------------------------------------------------------------------------------------------- people

/** An account that this one has muted or blocked. */
export interface KnownPerson {
  name: string;
  muted: boolean;
  blocked: boolean;
}

export const fetchPeople = async (): Promise<KnownPerson[]> =>
  (await request<{ people: KnownPerson[] }>("GET", `${ACCOUNT_URL}/people`)).people;
/** Mute or block an account, or neither; returns all that are then. */
export const setPerson = async (name: string, muted: boolean, blocked: boolean): Promise<KnownPerson[]> =>
  (await request<{ people: KnownPerson[] }>("PUT", `${ACCOUNT_URL}/people`, { name, muted, blocked })).people;

// ------------------------------------------------------------------------------------------------------- passkeys

type Json = Record<string, unknown>;

/** Whether this browser has passkeys, with the JSON format that the server uses. */
export const supportsPasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;

async function credentialJson(asked: Promise<Credential | null>): Promise<Json> {
  try {
    const credential = await asked;
    if (credential) return (credential as PublicKeyCredential).toJSON() as unknown as Json;
  } catch {
    // the browser itself tells the user why there is none
  }
  throw new ApiError("passkey", t("no-passkey-was-given"));
}

/** Create a passkey: for a new account with this name, or for the account that is signed in. */
export async function createPasskey(name: string, label: string): Promise<Account> {
  const create = async (proof: Proof): Promise<Account> => {
    const options = await request<PublicKeyCredentialCreationOptionsJSON>(
      "POST",
      `${ACCOUNT_URL}/passkeys/options`,
      { name },
      undefined,
      proof,
    );
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = await credentialJson(navigator.credentials.create({ publicKey }));
    return request("POST", `${ACCOUNT_URL}/passkeys`, { credential, label }, undefined, proof);
  };
  return rememberSignIn(name ? create({}) : withProof(create));
}

export async function loginWithPasskey(): Promise<Account> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>(
    "POST",
    `${ACCOUNT_URL}/login/passkey/options`,
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return rememberSignIn(
    request("POST", `${ACCOUNT_URL}/login/passkey`, {
      credential: await credentialJson(navigator.credentials.get({ publicKey })),
    }),
  );
}

export const deletePasskey = (id: string): Promise<void> =>
  withProof((proof) =>
    request("DELETE", `${ACCOUNT_URL}/passkeys/${encodeURIComponent(id)}`, undefined, undefined, proof),
  );

// --------------------------------------------------------------------------------------------------------- proofs

/** The header of a dangerous request: it says that the password or a passkey was given again. */
type Proof = Record<string, string>;

interface ProofAnswer {
  proof: string;
  seconds: number;
}

let lastProof: { header: Proof; until: number } | null = null;
let askForProof: (() => Promise<boolean>) | null = null;

/** Have `ask` called when the password or a passkey is needed again. It resolves to whether one was given. */
export function onProofNeeded(ask: (() => Promise<boolean>) | null): void {
  askForProof = ask;
}

function keepProof({ proof, seconds }: ProofAnswer): void {
  lastProof = { header: { "X-Rubicon-Proof": proof }, until: Date.now() + seconds * 1000 };
}

export const provePassword = async (password: string): Promise<void> =>
  keepProof(await request<ProofAnswer>("POST", `${ACCOUNT_URL}/proof`, { password }));

export async function provePasskey(): Promise<void> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>(
    "POST",
    `${ACCOUNT_URL}/proof/passkey/options`,
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await credentialJson(navigator.credentials.get({ publicKey }));
  keepProof(await request<ProofAnswer>("POST", `${ACCOUNT_URL}/proof/passkey`, { credential }));
}

/** Do something dangerous. The user is asked for the password or a passkey if they have not just given it. */
async function withProof<T>(action: (proof: Proof) => Promise<T>): Promise<T> {
  try {
    return await action(lastProof && lastProof.until > Date.now() ? lastProof.header : {});
  } catch (problem) {
    if (!(problem instanceof ApiError && problem.code === "proof") || !askForProof) throw problem;
    lastProof = null;
    if (!(await askForProof())) throw problem;
    return action(currentProof());
  }
}

const currentProof = (): Proof => lastProof?.header ?? {};

// ------------------------------------------------------------------------------------------- forgotten passwords

export const setMail = (address: string): Promise<void> =>
  withProof((proof) => request("POST", `${ACCOUNT_URL}/mail`, { address }, undefined, proof));
export const removeMail = (): Promise<void> =>
  withProof((proof) => request("DELETE", `${ACCOUNT_URL}/mail`, undefined, undefined, proof));
export const confirmMail = (token: string): Promise<unknown> =>
  request("POST", `${ACCOUNT_URL}/mail/confirm`, { token });
export const askForLetter = (name: string): Promise<void> =>
  request("POST", `${ACCOUNT_URL}/recover`, { name });
export const recover = (token: string, fresh: string): Promise<Account> =>
  rememberSignIn(request("POST", `${ACCOUNT_URL}/recover/finish`, { token, new: fresh }));

// -------------------------------------------------------------------------------------------------------- notices

export const fetchChannels = async (): Promise<Channel[]> =>
  (await request<{ channels: Channel[] }>("GET", NOTICES_URL)).channels;
export const addChannel = (kind: "mail" | "webhook", target: string): Promise<Channel> =>
  withProof((proof) => request("POST", NOTICES_URL, { kind, target }, undefined, proof));
export const setChannelActive = (id: string, active: boolean): Promise<void> =>
  request("PATCH", `${NOTICES_URL}/${id}`, { active });
export const deleteChannel = (id: string): Promise<void> => request("DELETE", `${NOTICES_URL}/${id}`);

export const supportsPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/** Send notices to this browser, even while no page of this server is open. */
export async function addPushChannel(): Promise<Channel> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new ApiError("push", t("browser-does-not-allow"));
  }
  const { key } = await request<{ key: string }>("GET", `${NOTICES_URL}/key`);
  try {
    await navigator.serviceWorker.register("/notices.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const body = { kind: "push", subscription: made.toJSON() };
    return await withProof((proof) => request<Channel>("POST", NOTICES_URL, body, undefined, proof));
  } catch (problem) {
    if (problem instanceof ApiError) throw problem;
    throw new ApiError("push", t("browser-could-not-registered"));
  }
}
