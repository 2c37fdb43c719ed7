import { SESSION_DAYS } from '#domain/identity/session/session-days';
import { DAY_MS } from '#domain/platform/durations';

const LIFETIME_S = SESSION_DAYS * (DAY_MS / 1_000);

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (!found) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1)) || undefined;
  } catch {
    return undefined; // not written by us
  }
}

export const writeCookie = (name: string, value: string): void => put(name, encodeURIComponent(value), LIFETIME_S);
export const deleteCookie = (name: string): void => put(name, '', 0);

/** Every cookie that scripts can see, also those of other scripts. docs/rules/sessions.md#browser-storage */
export const deleteAllCookies = (): void =>
  document.cookie.split('; ').forEach((entry) => entry && deleteCookie(entry.split('=')[0]!));

function put(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}
