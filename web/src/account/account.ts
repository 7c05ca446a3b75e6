/** One's account at this server, and where one's notices go; see docs/accounts.md and docs/notices.md. */

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
  /** Whether there is one. */
  password: boolean;
  passkeys: Passkey[];
  ratings: Rating[];
}

export interface AccountGame {
  game: string;
  title: string;
  side: string;
  status: string;
  created: number;
  players: Record<string, string>;
  my_turn?: boolean;
  ended?: number;
  result?: "win" | "loss" | "draw";
  reason?: string;
  rating?: number | null;
}

export interface Channel {
  id: string;
  kind: "webhook" | "mail" | "push";
  target: string;
  digest: number;
  active: boolean;
  /** What a webhook is signed with; told once. */
  secret?: string | null;
}

const SIGNED_IN_KEY = "rubicon-account";
const ACCOUNT_URL = "/api/account";
const NOTICES_URL = "/api/notices";

/** The name under which one has signed in at this browser. The server alone knows whether that still holds. */
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

/** Who has signed in here, if anybody. The server is asked only where somebody has. */
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
export const deleteAccount = (proof: string): Promise<void> =>
  forgetSignIn(request("POST", `${ACCOUNT_URL}/delete`, { proof }));
export const changePassword = (old: string, fresh: string): Promise<void> =>
  request("POST", `${ACCOUNT_URL}/password`, { old, new: fresh });
export const fetchGames = async (): Promise<AccountGame[]> =>
  (await request<{ games: AccountGame[] }>("GET", `${ACCOUNT_URL}/games`)).games;
export const fetchHistory = async (): Promise<AccountGame[]> =>
  (await request<{ games: AccountGame[] }>("GET", `${ACCOUNT_URL}/history`)).games;
export const addGame = (token: string): Promise<void> => request("POST", `${ACCOUNT_URL}/games`, { token });
export const createSeatLink = (game: string, side: string): Promise<Link> =>
  request("POST", `${ACCOUNT_URL}/games/${game}/${side}/link`);

// ------------------------------------------------------------------------------------------------------- passkeys

type Json = Record<string, unknown>;

/** Whether this browser has passkeys, and speaks of them as the server does. */
export const supportsPasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;

async function credentialJson(asked: Promise<Credential | null>): Promise<Json> {
  try {
    const credential = await asked;
    if (credential) return (credential as PublicKeyCredential).toJSON() as unknown as Json;
  } catch {
    // why a browser made none it tells its user itself
  }
  throw new ApiError("passkey", t("No passkey was given. Try again, or use a password."));
}

/** A new passkey: for a new account with this name, or one more for who has signed in. */
export async function createPasskey(name: string, label: string): Promise<Account> {
  const options = await request<PublicKeyCredentialCreationOptionsJSON>(
    "POST",
    `${ACCOUNT_URL}/passkeys/options`,
    {
      name,
    },
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return rememberSignIn(
    request("POST", `${ACCOUNT_URL}/passkeys`, {
      credential: await credentialJson(navigator.credentials.create({ publicKey })),
      label,
    }),
  );
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
  request("DELETE", `${ACCOUNT_URL}/passkeys/${encodeURIComponent(id)}`);

// -------------------------------------------------------------------------------------------------------- notices

export const fetchChannels = async (): Promise<Channel[]> =>
  (await request<{ channels: Channel[] }>("GET", NOTICES_URL)).channels;
export const addChannel = (kind: "mail" | "webhook", target: string): Promise<Channel> =>
  request("POST", NOTICES_URL, { kind, target });
export const setChannelActive = (id: string, active: boolean): Promise<void> =>
  request("PATCH", `${NOTICES_URL}/${id}`, { active });
export const deleteChannel = (id: string): Promise<void> => request("DELETE", `${NOTICES_URL}/${id}`);

export const supportsPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/** Have this browser told, even while no page of ours is open. */
export async function addPushChannel(): Promise<Channel> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new ApiError(
      "push",
      t("The browser does not allow notices from this page. Its settings can be changed beside the address."),
    );
  }
  const { key } = await request<{ key: string }>("GET", `${NOTICES_URL}/key`);
  try {
    await navigator.serviceWorker.register("/notices.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return await request<Channel>("POST", NOTICES_URL, { kind: "push", subscription: made.toJSON() });
  } catch (problem) {
    if (problem instanceof ApiError) throw problem;
    throw new ApiError("push", t("This browser could not be registered for notices. Try mail instead."));
  }
}
