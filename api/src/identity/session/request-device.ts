import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '#domain/identity/session/session-days';
import { DAY_MS } from '#domain/platform/durations';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { hashOfSecret, randomSecret } from './random-secret.js';

/** The device that sent a request about a session. */
export interface RequestDevice {
  address: string;
  userAgent: string;
  /** The client's own id of itself, from the header or the cookie; null when it sends none. docs/rules/sessions.md#cookies */
  deviceId: string | null;
  /** From the HttpOnly cookie; newly generated for a browser without one. */
  secret: string;
  isNew: boolean;
  /** It has a cookie jar: a browser marks its requests itself, which no script can take away. */
  isBrowser: boolean;
}

/** The same age as the other cookies. docs/rules/sessions.md#cookies */
const MAX_AGE_S = SESSION_DAYS * (DAY_MS / 1_000);
const SECRET = /^[\w-]{43}$/;
const LONGEST_ID = 100;

/** The device of the request. Requests from pages of other sites are refused. */
export const FromDevice = createParamDecorator((_: unknown, context: ExecutionContext): RequestDevice => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { headers, ip } = request;
  if (!['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])) throw new Refusal('FORBIDDEN', 403);
  const secret = cookieIn(headers.cookie, cookieName(request));
  const known = secret && SECRET.test(secret) ? secret : undefined;
  const deviceId = headers['x-device-id'] ?? cookieIn(headers.cookie, 'deviceId');
  return {
    address: ip,
    userAgent: headers['user-agent'] ?? '',
    deviceId: deviceId ? String(deviceId).slice(0, LONGEST_ID) : null,
    secret: known ?? randomSecret(),
    isNew: known === undefined,
    isBrowser: known !== undefined || headers['sec-fetch-site'] !== undefined || headers.origin !== undefined,
  };
});

/** By what sessions and the blacklist know the browser; null for one that is new. */
export const knownHashOf = ({ secret, isNew }: RequestDevice): string | null => (isNew ? null : hashOfSecret(secret));

/**
 * Sets the HttpOnly device cookie: a refresh token copied out of `document.cookie` is useless without it. It marks
 * a known device at the next sign-in, until its owner signs out. docs/decisions/0064
 */
export function rememberDevice(reply: FastifyReply, { secret }: RequestDevice): void {
  setCookie(reply, secret, MAX_AGE_S);
}

/** Of a device whose owner has signed out: with the cookies that scripts see, all are gone then. */
export function forgetDevice(reply: FastifyReply): void {
  setCookie(reply, '', 0);
}

function setCookie(reply: FastifyReply, value: string, maxAgeS: number): void {
  const name = cookieName(reply.request);
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  void reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Strict${secure}`);
}

/** The prefix `__Host-` keeps other hosts from setting it; over plain http browsers refuse that name. */
const cookieName = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-device' : 'device');

function cookieIn(header: string | undefined, name: string): string | undefined {
  const entry = header?.split('; ').find((part) => part.startsWith(`${name}=`));
  return entry?.slice(name.length + 1);
}
