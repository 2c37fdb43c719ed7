import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { FastifyRequest } from 'fastify';
import { UNKNOWN_FIELD } from '#contracts/errors';
import { invalid } from './refusal.js';

/** As Nest writes down what a handler takes: kind and place. */
const OF_QUERY = `${RouteParamtypes.QUERY}:`;

/** Unknown fields are refused, not ignored: of a route that takes no query that is each of them. The others have schemas. */
@Injectable()
export class NoQueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Nearly every request ends here.
    if (!request.url.includes('?')) return true;
    const unknown = Object.keys(request.query as object);
    if (unknown.length === 0 || takesQuery(context)) return true;
    throw invalid(...unknown.map((field) => ({ field, message: UNKNOWN_FIELD })));
  }
}

function takesQuery(context: ExecutionContext): boolean {
  const taken: object = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) ?? {};
  return Object.keys(taken).some((kind) => kind.startsWith(OF_QUERY));
}
