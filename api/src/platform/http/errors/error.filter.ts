import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_MESSAGE, type ErrorCode } from '#contracts/errors';
import { DomainError, type DomainErrorKind } from '#domain/platform/domain-error';
import { TooBusy } from '#runtime/platform/concurrency-limit';
import { isConflict, isUnavailable } from '#runtime/platform/db/sql-errors';
import { Refusal } from './refusal.js';

interface Answer {
  status: number;
  code: string;
  message: string;
  errors?: { field: string; message: string }[];
}

const STATUS_OF: Record<DomainErrorKind, number> = { conflict: 409, invalid: 422, forbidden: 403, 'not-found': 404 };
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: 'TOKEN_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  // Too large files are refused where the form is read; this is any other body.
  413: 'REQUEST_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  431: 'REQUEST_TOO_LARGE',
  503: 'BUSY',
};
const RETRY_AFTER_SECONDS = 2;
/** The window of the rate limits. */
const RATE_WINDOW_SECONDS = 60;

/** Turns every refusal and fault into the envelope: Indonesian, with a stable code, without stack or SQL. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    // Answered by `answerInTime` already.
    if (reply.sent) return;
    const answer = answerTo(error);
    if (answer.status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, 'request failed');
    const retryAfter = secondsUntilRetry(answer.status, error);
    if (retryAfter !== null) void reply.header('retry-after', String(retryAfter));
    const { status, code, message, errors } = answer;
    reply.refusedWith = code;
    void reply
      .status(status)
      .header('cache-control', 'no-store')
      .send({ data: null, meta: { status, code, message }, ...(errors?.length && { errors }) });
  }
}

function secondsUntilRetry(status: number, error: unknown): number | null {
  if (status !== 429 && status !== 503) return null;
  const known = error instanceof Refusal ? error.retryAfter : undefined;
  return known ?? (status === 429 ? RATE_WINDOW_SECONDS : RETRY_AFTER_SECONDS);
}

/** 503 for what may be asked again in a moment. */
export function busyAnswer(reply: FastifyReply): void {
  void reply
    .status(503)
    .header('retry-after', String(RETRY_AFTER_SECONDS))
    .header('cache-control', 'no-store')
    .send(refusedWith(503));
}

/** Answers what Fastify refuses before routing (a URL that is too long or cannot be decoded). */
export function refuseUnrouted(error: { statusCode?: number }, _: unknown, reply: FastifyReply): void {
  const envelope = refusedWith(error.statusCode ?? 400);
  if (envelope.meta.status === 503) void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  void reply.status(envelope.meta.status).header('cache-control', 'no-store').send(envelope);
}

/** The default envelope of a status. */
export function refusedWith(statusCode: number) {
  const { status, code, message } = known(statusCode);
  return { data: null, meta: { status, code, message } };
}

function answerTo(error: unknown): Answer {
  if (error instanceof Refusal)
    return { status: error.status, code: error.code, message: error.message, errors: error.errors };
  if (error instanceof DomainError) {
    const { code, message, field } = error;
    return { status: STATUS_OF[error.kind], code, message, errors: field ? [{ field, message }] : undefined };
  }
  const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;
  // Fastify's own refusals (unreadable JSON, unsupported media type, too large) have a statusCode. Checked before
  // `isUnavailable`: a client that disconnects while its body is read looks like a lost database connection.
  if (status && status >= 400 && status < 500) return known(status);
  return known(error instanceof TooBusy || isUnavailable(error) || isConflict(error) ? 503 : 500);
}

function known(status: number): Answer {
  const code = CODE_OF_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST');
  return { status, code, message: ERROR_MESSAGE[code] };
}
