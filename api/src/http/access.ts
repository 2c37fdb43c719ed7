import {
  type ExecutionContext,
  SetMetadata,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AdminRole, Permission } from '#domain/admins/admin-role';
import { PERMISSION, PERMISSION_IN_DOCUMENT } from './permission.js';
import { RoleActions } from './role-actions.interceptor.js';

/** Who may call a route. A route that says nothing is closed. */
export type Access = 'public' | 'maybe-customer' | 'customer' | 'admin';
export const ACCESS = 'access';

export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** A valid token is used, a missing or old one is ignored. */
export const MaybeCustomer = () => SetMetadata(ACCESS, 'maybe-customer' satisfies Access);
export const AsCustomer = () => applyDecorators(SetMetadata(ACCESS, 'customer' satisfies Access), ApiBearerAuth());
export const TELLS_BLOCK = 'tells-block';
/** To whom the session ended by a block it is told, instead of being sent to sign in. Spec 1 §6: the blacklist modal. */
export const TellsBlock = () => SetMetadata(TELLS_BLOCK, true);
/**
 * For admins whose role has this permission. On a route and never on a controller: what is added to one later has to say
 * for itself who may do it. The document says it too (`x-permission`).
 */
export const AsAdmin = (permission: Permission): MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, 'admin' satisfies Access),
    SetMetadata(PERMISSION, permission),
    ApiExtension(PERMISSION_IN_DOCUMENT, permission),
    ApiBearerAuth(),
    UseInterceptors(RoleActions),
  );

export interface CustomerIdentity {
  uid: string;
  sessionUid: string;
}
export interface AdminIdentity {
  uid: string;
  name: string;
  role: AdminRole;
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
  return { ...(request.user as Omit<AdminIdentity, 'ip'>), ip: request.ip };
});
