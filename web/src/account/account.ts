/** One's account at this server, and where one's notices go; see docs/accounts.md and docs/notices.md. */

import { request, Refused } from "../net/api";
import * as memory from "../settings/preferences";
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

export interface Me {
  name: string;
  created: number;
  /** Whether there is one. */
  password: boolean;
  passkeys: Passkey[];
  ratings: Rating[];
}

export interface Mine {
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

const HERE = "/api/account";
const NOTICES = "/api/notices";

async function welcomed(asked: Promise<Me>): Promise<Me> {
  const found = await asked;
  memory.signedIn(found.name);
  return found;
}

async function gone(asked: Promise<void>): Promise<void> {
  await asked;
  memory.signedIn("");
}

/** Who has signed in here, if anybody. The server is asked only where somebody has. */
export async function me(): Promise<Me | null> {
  if (!memory.account()) return null;
  try {
    return await welcomed(request("GET", HERE));
  } catch (problem) {
    if (!(problem instanceof Refused && problem.code === "account")) throw problem;
    memory.signedIn("");
    return null;
  }
}

export const register = (name: string, password: string): Promise<Me> =>
  welcomed(request("POST", `${HERE}/register`, { name, password }));
export const login = (name: string, password: string): Promise<Me> =>
  welcomed(request("POST", `${HERE}/login`, { name, password }));
export const logout = (): Promise<void> => gone(request("POST", `${HERE}/logout`));
export const logoutEverywhere = (): Promise<void> => gone(request("POST", `${HERE}/logout/everywhere`));
export const farewell = (proof: string): Promise<void> => gone(request("POST", `${HERE}/delete`, { proof }));
export const changePassword = (old: string, fresh: string): Promise<void> =>
  request("POST", `${HERE}/password`, { old, new: fresh });
export const games = async (): Promise<Mine[]> =>
  (await request<{ games: Mine[] }>("GET", `${HERE}/games`)).games;
export const history = async (): Promise<Mine[]> =>
  (await request<{ games: Mine[] }>("GET", `${HERE}/history`)).games;
export const keep = (token: string): Promise<void> => request("POST", `${HERE}/games`, { token });
export const open = (game: string, side: string): Promise<Link> =>
  request("POST", `${HERE}/games/${game}/${side}/link`);

// ------------------------------------------------------------------------------------------------------- passkeys

type Json = Record<string, unknown>;

/** Whether this browser has passkeys, and speaks of them as the server does. */
export const passkeys = (): boolean =>
  "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;

async function shown(asked: Promise<Credential | null>): Promise<Json> {
  try {
    const credential = await asked;
    if (credential) return (credential as PublicKeyCredential).toJSON() as unknown as Json;
  } catch {
    // why a browser made none it tells its user itself
  }
  throw new Refused("passkey", t("No passkey was given. Try again, or use a password."));
}

/** A new passkey: for a new account with this name, or one more for who has signed in. */
export async function makePasskey(name: string, label: string): Promise<Me> {
  const options = await request<PublicKeyCredentialCreationOptionsJSON>("POST", `${HERE}/passkeys/options`, {
    name,
  });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return welcomed(
    request("POST", `${HERE}/passkeys`, {
      credential: await shown(navigator.credentials.create({ publicKey })),
      label,
    }),
  );
}

export async function loginWithPasskey(): Promise<Me> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>(
    "POST",
    `${HERE}/login/passkey/options`,
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return welcomed(
    request("POST", `${HERE}/login/passkey`, {
      credential: await shown(navigator.credentials.get({ publicKey })),
    }),
  );
}

export const dropPasskey = (id: string): Promise<void> =>
  request("DELETE", `${HERE}/passkeys/${encodeURIComponent(id)}`);

// -------------------------------------------------------------------------------------------------------- notices

export const channels = async (): Promise<Channel[]> =>
  (await request<{ channels: Channel[] }>("GET", NOTICES)).channels;
export const addChannel = (kind: "mail" | "webhook", target: string): Promise<Channel> =>
  request("POST", NOTICES, { kind, target });
export const switchChannel = (id: string, active: boolean): Promise<void> =>
  request("PATCH", `${NOTICES}/${id}`, { active });
export const dropChannel = (id: string): Promise<void> => request("DELETE", `${NOTICES}/${id}`);

export const pushes = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/** Have this browser told, even while no page of ours is open. */
export async function addPush(): Promise<Channel> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new Refused(
      "push",
      t("The browser does not allow notices from this page. Its settings can be changed beside the address."),
    );
  }
  const { key } = await request<{ key: string }>("GET", `${NOTICES}/key`);
  try {
    await navigator.serviceWorker.register("/notices.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return await request<Channel>("POST", NOTICES, { kind: "push", subscription: made.toJSON() });
  } catch (problem) {
    if (problem instanceof Refused) throw problem;
    throw new Refused("push", t("This browser could not be registered for notices. Try mail instead."));
  }
}
