import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { sha256 } from "#platform/digest.ts";
import { readSession, type Session } from "#shop/leads/session.ts";
import type { CallDependencies } from "./dependencies.server.ts";

const OWNER_DAYS = 90;
const SESSION_DAYS = 30;
const TOKEN = /^[A-Za-z0-9_-]{32,64}$/;

/** The browser's owner token; null when it carries none that has the form of ours. */
export function ownerToken(c: Context, { secureCookies }: CallDependencies): string | null {
  return readToken(c, "owner", secureCookies);
}

/** The hash of the owner token, by which rows name the browser; null without a token. */
export function browserHash(c: Context, deps: CallDependencies): string | null {
  const token = ownerToken(c, deps);
  return token === null ? null : sha256(token);
}

export function setOwner(c: Context, { secureCookies }: CallDependencies, token: string): void {
  writeToken(c, "owner", secureCookies, token, OWNER_DAYS);
}

export function setSession(c: Context, { secureCookies }: CallDependencies, token: string): void {
  writeToken(c, "session", secureCookies, token, SESSION_DAYS);
}

const RESUME_DAYS = 1;
const RESUME_TOKEN = /^[A-Za-z0-9_.-]{40,160}$/;

/** The token of the link by which this browser came back to its answers; null without one. */
export function resumeToken(c: Context, { secureCookies }: CallDependencies): string | null {
  const value = getCookie(c, "hp_resume", secureCookies ? "host" : undefined);
  return value && RESUME_TOKEN.test(value) ? value : null;
}

export function setResume(c: Context, { secureCookies }: CallDependencies, token: string): void {
  writeToken(c, "resume", secureCookies, token, RESUME_DAYS);
}

/** The session that the browser's cookies open; null without one that holds. */
export function currentSession(c: Context, deps: CallDependencies): Promise<Session | null> {
  const sessionToken = readToken(c, "session", deps.secureCookies);
  return readSession(deps.db, { sessionToken, browserHash: browserHash(c, deps) });
}

/** Takes every cookie of ours from the browser. */
export function forgetBrowser(c: Context, { secureCookies }: CallDependencies): void {
  for (const name of ["owner", "session", "resume"]) {
    deleteCookie(c, `hp_${name}`, {
      path: "/",
      secure: secureCookies,
      ...(secureCookies ? { prefix: "host" as const } : {}),
    });
  }
}

function readToken(c: Context, name: "owner" | "session", secure: boolean): string | null {
  const value = getCookie(c, `hp_${name}`, secure ? "host" : undefined);
  return value && TOKEN.test(value) ? value : null;
}

function writeToken(
  c: Context,
  name: "owner" | "session" | "resume",
  secure: boolean,
  token: string,
  days: number,
): void {
  setCookie(c, `hp_${name}`, token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure,
    maxAge: days * 86_400,
    ...(secure ? { prefix: "host" as const } : {}),
  });
}

/** The address by which limits count: an IPv6 visitor owns a whole /64. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "").split("%")[0] ?? "";
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const filled = plain.includes("::")
    ? [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0"), ...back]
    : front;
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
