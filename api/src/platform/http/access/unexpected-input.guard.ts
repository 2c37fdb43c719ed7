import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { FastifyRequest } from 'fastify';
import { UNKNOWN_FIELD } from '#contracts/errors';
import { invalid } from '../errors/refusal.js';

const { QUERY, BODY, REQUEST } = RouteParamtypes;

/**
 * Refuses every field of the query or the body on routes that declare none. Other routes have schemas, or read the
 * request themselves.
 */
@Injectable()
export class UnexpectedInputGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { url, query, body } = request;
    // Fast path of most GET requests.
    if (url.includes('?') && !takes(context, [QUERY])) refuse(fieldsOf(query, 'query'));
    // A multipart form is only read by handlers that take the request.
    const readers = request.isMultipart() ? [REQUEST] : body === undefined ? null : [BODY, REQUEST];
    if (readers && !takes(context, readers)) refuse(fieldsOf(body, 'body'));
    return true;
  }
}

/**
 * Kinds by handler, read once each. Nest's keys are kind and index, `3:0`; for a custom decorator the kind is a random
 * hexadecimal name, `4f…__customRouteArgs__:0`, which may begin like a number (so not `parseInt`).
 */
const kindsOf = new WeakMap<object, number[]>();

function takes(context: ExecutionContext, kinds: RouteParamtypes[]): boolean {
  const handler = context.getHandler();
  let taken = kindsOf.get(handler);
  if (!taken) {
    const written: object = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name) ?? {};
    taken = Object.keys(written).map((key) => Number(key.split(':')[0]));
    kindsOf.set(handler, taken);
  }
  return taken.some((kind) => kinds.includes(kind));
}

const fieldsOf = (given: unknown, whole: string): string[] =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.keys(given) : [whole];

function refuse(fields: string[]): void {
  if (fields.length > 0) throw invalid(...fields.map((field) => ({ field, message: UNKNOWN_FIELD })));
}
