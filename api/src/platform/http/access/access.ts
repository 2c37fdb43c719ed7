import {
  type ExecutionContext,
  SetMetadata,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AdminRole, Permission } from '#domain/platform/admin-role';
import type { SignInStep } from '#domain/platform/second-factor';
import { PERMISSION, PERMISSION_IN_DOCUMENT } from './permission.js';
import { RoleActions } from './role-actions.interceptor.js';

/** Who may call a route. A route without one is closed. */
export type Access = 'public' | 'maybe-customer' | 'customer' | 'admin';
export const ACCESS = 'access';

export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** A valid token is used; a missing or invalid one is ignored. */
export const MaybeCustomer = () => SetMetadata(ACCESS, 'maybe-customer' satisfies Access);
export const AsCustomer = () => applyDecorators(SetMetadata(ACCESS, 'customer' satisfies Access), ApiBearerAuth());
/** How a route treats a customer whose session was ended by a block. docs/rules/sessions.md#blacklist */
export type AfterBlock = 'explain' | 'admit';
export const AFTER_BLOCK = 'after-block';
/** Answers BLOCKED_CUSTOMER instead of a request to sign in. */
export const ExplainsBlock = () => SetMetadata(AFTER_BLOCK, 'explain' satisfies AfterBlock);
/** The reason and the appeal can be reached until the access token expires. */
export const AdmitsBlocked = () => SetMetadata(AFTER_BLOCK, 'admit' satisfies AfterBlock);
/**
 * For admins whose role has this permission. On a route and never on a controller, so that every new route states its
 * own. Published in the document as `x-permission`.
 */
export const AsAdmin = (permission: Permission): MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, 'admin' satisfies Access),
    SetMetadata(PERMISSION, permission),
    ApiExtension(PERMISSION_IN_DOCUMENT, permission),
    ApiBearerAuth(),
    UseInterceptors(RoleActions),
  );

/** The steps of an incomplete sign-in in which a console route answers; without it in none. */
export const IN_STEP = 'in-step';
export const InStep = (...steps: SignInStep[]) => SetMetadata(IN_STEP, steps);

export interface CustomerIdentity {
  uid: string;
  sessionUid: string;
}
export interface AdminIdentity {
  uid: string;
  sessionUid: string;
  name: string;
  role: AdminRole;
  /** Null when the sign-in is complete. */
  step: SignInStep | null;
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
