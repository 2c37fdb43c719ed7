import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_MESSAGE, type ErrorCode } from '#contracts/errors';
import { DomainError, type DomainErrorKind } from '#domain/domain-error';
import { TooBusy } from '#runtime/at-once';
import { isConflict, isUnavailable } from '#runtime/db/sql-errors';
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
  // A file that is too large is refused by whoever reads it: this is any other body.
  413: 'REQUEST_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  431: 'REQUEST_TOO_LARGE',
  503: 'BUSY',
};
const RETRY_AFTER_SECONDS = 2;

/** Every refusal and fault in the one envelope: Indonesian, with a stable code, never a stack or SQL. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const answer = answerTo(error);
    if (answer.status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, 'request failed');
    if (answer.status === 503) void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    const { status, code, message, errors } = answer;
    void reply
      .status(status)
      .header('cache-control', 'no-store')
      .send({ data: null, meta: { status, code, message }, ...(errors?.length && { errors }) });
  }
}

/** What Fastify refuses before it knows a route (an address that cannot be decoded, one that is too long), in the envelope too. */
export function refuseUnrouted(error: { statusCode?: number }, _: unknown, reply: FastifyReply): void {
  const envelope = refusedWith(error.statusCode ?? 400);
  void reply.status(envelope.meta.status).header('cache-control', 'no-store').send(envelope);
}

/** The envelope of a status for which nothing more is known. */
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
  // Fastify's own refusals (unreadable JSON, unsupported media type, too large) carry a statusCode. Before the database:
  // whoever breaks off while the body is read looks like a lost connection to it, and is no fault of ours.
  if (status && status >= 400 && status < 500) return known(status);
  return known(error instanceof TooBusy || isUnavailable(error) || isConflict(error) ? 503 : 500);
}

function known(status: number): Answer {
  const code = CODE_OF_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST');
  return { status, code, message: ERROR_MESSAGE[code] };
}
