import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '#domain/session/session-days';
import { DAY_MS } from '#domain/time/durations';
import { Refusal } from '../http/refusal.js';
import { randomSecret } from './random-secret.js';

/** Where a request about a session comes from. */
export interface RequestDevice {
  address: string;
  userAgent: string;
  /** What the client calls itself. Spec 1 §3. */
  deviceId: string;
  /** Of the cookie that no script can read; made up for a browser that has none. */
  secret: string;
  isNew: boolean;
}

/** As the cookies that scripts can read. Spec 1 §9. */
const MAX_AGE_S = SESSION_DAYS * (DAY_MS / 1_000);
const SECRET = /^[\w-]{43}$/;
const LONGEST_ID = 100;
/** Said when the client does not say who it is. */
const UNKNOWN_DEVICE = 'unknown';

/** The device behind the request. A page of another site may not ask about sessions at all. */
export const FromDevice = createParamDecorator((_: unknown, context: ExecutionContext): RequestDevice => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { headers, ip } = request;
  if (!['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])) throw new Refusal('FORBIDDEN', 403);
  const known = cookieIn(headers.cookie, cookieName(request));
  return {
    address: ip,
    userAgent: headers['user-agent'] ?? '',
    deviceId: String(headers['x-device-id'] ?? UNKNOWN_DEVICE).slice(0, LONGEST_ID),
    secret: known ?? randomSecret(),
    isNew: known === undefined,
  };
});

/**
 * Leaves the secret with the browser: a refresh token that was copied out of `document.cookie` is worth nothing
 * without it (reliability.md §5.1). It stays after signing out, and tells a known device at the next sign-in.
 */
export function rememberDevice(reply: FastifyReply, { secret }: RequestDevice): void {
  const name = cookieName(reply.request);
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${name}=${secret}; Max-Age=${MAX_AGE_S}; Path=/; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Behind https nobody but this very host can set it; over plain http (at home) browsers would refuse that name. */
const cookieName = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-device' : 'device');

function cookieIn(header: string | undefined, name: string): string | undefined {
  const entry = header?.split('; ').find((part) => part.startsWith(`${name}=`));
  const value = entry?.slice(name.length + 1);
  return value && SECRET.test(value) ? value : undefined;
}
