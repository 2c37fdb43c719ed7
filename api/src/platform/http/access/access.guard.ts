import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { type Permission, mayRole } from '#domain/platform/admin-role';
import type { SignInStep } from '#domain/platform/second-factor';
import { Clock } from '#runtime/platform/clock/clock';
import { ACCESS, type Access, type CustomerIdentity, IN_STEP, WHEN_BLOCKED, type WhenBlocked } from './access.js';
import { CurrentAdmins, type AdminToken } from './current-admin.js';
import { RevokedSessions } from './revoked-sessions.js';
import { PERMISSION } from './permission.js';
import { Refusal } from '../errors/refusal.js';
import { type Verified, VerifiedTokens } from './verified-tokens.js';

type Identity = CustomerIdentity | AdminToken;
type Audience = 'customer' | 'admin';
type Request = FastifyRequest & { user?: unknown };

/** Passport sets the identity, or undefined; whether a route allows undefined is decided by the guard. */
const optionalGuard = (audience: Audience) =>
  class extends AuthGuard(audience) {
    override handleRequest<T>(error: unknown, verified: T | false): T {
      if (error) throw error;
      return (verified || undefined) as T;
    }
  };

/** Deny by default: a route without a stated access is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly passports: Record<Audience, CanActivate> = {
    customer: new (optionalGuard('customer'))(),
    admin: new (optionalGuard('admin'))(),
  };
  private readonly verified: Record<Audience, VerifiedTokens<Identity>> = {
    customer: new VerifiedTokens(),
    admin: new VerifiedTokens(),
  };

  constructor(
    private readonly reflector: Reflector,
    private readonly endedSessions: RevokedSessions,
    private readonly admins: CurrentAdmins,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new Refusal('FORBIDDEN', 403);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const audience = access === 'admin' ? 'admin' : 'customer';
    const known = this.verified[audience].find(request.headers.authorization, this.clock.now());
    const admit = (identity: Identity | undefined) =>
      access === 'admin'
        ? this.admitAdmin(context, request, identity as AdminToken | undefined)
        : this.admit(context, request, access, identity as CustomerIdentity | undefined);
    return known ? admit(known.identity) : this.verify(context, request, audience).then(admit);
  }

  private async verify(context: ExecutionContext, request: Request, audience: Audience): Promise<Identity | undefined> {
    await this.passports[audience].canActivate(context);
    const verified = request.user as Verified<Identity> | undefined;
    if (verified) this.verified[audience].remember(request.headers.authorization!, verified);
    return verified?.identity;
  }

  /** Synchronous where possible: this runs for every request. */
  private admit(
    context: ExecutionContext,
    request: Request,
    access: Access,
    identity: CustomerIdentity | undefined,
  ): boolean | Promise<boolean> {
    if (!identity) return setIdentity(request, access, identity);
    const ended = this.endedSessions.has(identity);
    const when = this.whenBlocked(context, request);
    if (ended === false && when !== 'refused') return setIdentity(request, access, identity);
    return this.admitUnlessBlocked(request, access, identity, { ended, when });
  }

  /** Null: a route that only reads. */
  private whenBlocked(context: ExecutionContext, { method }: Request): WhenBlocked | null {
    const stated = this.reflector.getAllAndOverride<WhenBlocked | undefined>(WHEN_BLOCKED, [
      context.getHandler(),
      context.getClass(),
    ]);
    return stated ?? (method === 'GET' || method === 'HEAD' ? null : 'refused');
  }

  /** The one place that keeps a blocked customer from acting; signing in again changes nothing. */
  private async admitUnlessBlocked(
    request: Request,
    access: Access,
    identity: CustomerIdentity,
    { ended, when }: { ended: boolean | Promise<boolean>; when: WhenBlocked | null },
  ): Promise<true> {
    const hasEnded = await ended;
    const asks = hasEnded ? when !== null && when !== 'open' : when === 'refused';
    const isBlocked = asks && (await this.endedSessions.isCustomerBlocked(identity));
    if (isBlocked && when !== 'admitted') throw new Refusal('BLOCKED_CUSTOMER', 403);
    return setIdentity(request, access, hasEnded && !isBlocked ? undefined : identity);
  }

  private async admitAdmin(context: ExecutionContext, request: Request, token: AdminToken | undefined): Promise<true> {
    const admin = token && (await this.admins.find(token));
    setIdentity(request, 'admin', admin);
    if (admin?.step) this.requireInStep(context, admin.step);
    const permission = this.reflector.get<Permission | undefined>(PERMISSION, context.getHandler());
    if (!admin || !permission || !mayRole(admin.role, permission)) throw new Refusal('FORBIDDEN', 403);
    return true;
  }

  /** An incomplete sign-in reaches only what completes it. */
  private requireInStep(context: ExecutionContext, step: SignInStep): void {
    const steps = this.reflector.get<readonly SignInStep[] | undefined>(IN_STEP, context.getHandler());
    if (!steps?.includes(step)) throw new Refusal('SECOND_FACTOR_REQUIRED', 403);
  }
}

function setIdentity(request: Request, access: Access, identity: object | undefined): true {
  request.user = identity;
  if (!identity && access !== 'maybe-customer') throw new Refusal('TOKEN_REQUIRED', 401);
  return true;
}
