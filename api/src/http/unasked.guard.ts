import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { FastifyRequest } from 'fastify';
import { UNKNOWN_FIELD } from '#contracts/errors';
import { invalid } from './refusal.js';

const { QUERY, BODY, REQUEST } = RouteParamtypes;

/**
 * Unknown fields are refused, not ignored: where a route takes no query, or no body, that is each of theirs. The others
 * have schemas, or read the request themselves.
 */
@Injectable()
export class UnaskedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { url, query, body } = request;
    // Nearly every read ends here.
    if (url.includes('?') && !takes(context, [QUERY])) refuse(fieldsOf(query, 'query'));
    // A form is read by who takes the request, and says nothing to anybody else.
    const takers = request.isMultipart() ? [REQUEST] : body === undefined ? null : [BODY, REQUEST];
    if (takers && !takes(context, takers)) refuse(fieldsOf(body, 'body'));
    return true;
  }
}

/** Nest writes down what a handler takes as kind and place: `3:0`. Read once a handler: this is every order's way. */
const kindsOf = new WeakMap<object, number[]>();

function takes(context: ExecutionContext, kinds: RouteParamtypes[]): boolean {
  const handler = context.getHandler();
  let taken = kindsOf.get(handler);
  if (!taken) {
    const written: object = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name) ?? {};
    taken = Object.keys(written).map((kind) => Number.parseInt(kind, 10));
    kindsOf.set(handler, taken);
  }
  return taken.some((kind) => kinds.includes(kind));
}

const fieldsOf = (given: unknown, whole: string): string[] =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.keys(given) : [whole];

function refuse(fields: string[]): void {
  if (fields.length > 0) throw invalid(...fields.map((field) => ({ field, message: UNKNOWN_FIELD })));
}
