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
/**
 * What a blocked customer may do with a route: nothing (`refused`, what changes something unless it says otherwise), what
 * it refuses `itself`, everything (`open`), or everything until the access token expires (`admitted`).
 * docs/rules/sessions.md#blacklist
 */
export type WhenBlocked = 'refused' | 'itself' | 'open' | 'admitted';
export const WHEN_BLOCKED = 'when-blocked';
/** Published in the document, so that the list of what stays open is in one place. */
export const OPEN_WHILE_BLOCKED = 'x-open-while-blocked';
const whenBlocked = (when: WhenBlocked, why: string) =>
  applyDecorators(SetMetadata(WHEN_BLOCKED, when), ApiExtension(OPEN_WHILE_BLOCKED, why));

/** For a route that moves no money and holds nothing. @param why in words, for the list of exemptions. */
export const OpenWhileBlocked = (why: string) => whenBlocked('open', why);
/** The reason and the appeal can be reached until the access token expires, although the block ended the session. */
export const AdmitsBlocked = (why: string) => whenBlocked('admitted', why);
/** Saves the query of the guard where the statement that writes looks at the block anyway. */
export const RefusesBlockedItself = () => SetMetadata(WHEN_BLOCKED, 'itself' satisfies WhenBlocked);
/** For a GET that acts. */
export const RefusesBlocked = () => SetMetadata(WHEN_BLOCKED, 'refused' satisfies WhenBlocked);
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
