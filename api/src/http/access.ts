import { type ExecutionContext, SetMetadata, applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** Who may call a route. A route that says nothing is closed. */
export type Access = 'public' | 'maybe-customer' | 'customer' | 'admin';
export const ACCESS = 'access';

export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** A valid token is used, a missing or old one is ignored. */
export const MaybeCustomer = () => SetMetadata(ACCESS, 'maybe-customer' satisfies Access);
export const AsCustomer = () => applyDecorators(SetMetadata(ACCESS, 'customer' satisfies Access), ApiBearerAuth());
export const AsAdmin = () => applyDecorators(SetMetadata(ACCESS, 'admin' satisfies Access), ApiBearerAuth());

export interface CustomerIdentity {
  uid: string;
  sessionUid: string;
}
export interface AdminIdentity {
  uid: string;
  name: string;
  ip: string;
}
type IdentifiedRequest = FastifyRequest & { user?: unknown };

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<IdentifiedRequest>();

/** The signed-in customer; undefined only on `MaybeCustomer` routes. */
export const Customer = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).user as CustomerIdentity | undefined,
);
export const Admin = createParamDecorator((_: unknown, context: ExecutionContext): AdminIdentity => {
  const request = requestOf(context);
  return { ...(request.user as { uid: string; name: string }), ip: request.ip };
});
