/** Requests about the account and its notices; see docs/accounts.md and docs/notices.md. */

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
  throw new ApiError("passkey", t("No passkey was given. Try again, or use a password."));
}

/** Create a passkey: for a new account with this name, or for the account that is signed in. */
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

/** Send notices to this browser, even while no page of this server is open. */
export async function addPushChannel(): Promise<Channel> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new ApiError(
      "push",
      t(
        "The browser does not allow notices from this page. Its settings can be changed next to the address.",
      ),
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
