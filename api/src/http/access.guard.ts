import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { type Permission, mayRole } from '#domain/admins/admin-role';
import { Clock } from '#runtime/clock/clock';
import { ACCESS, type Access, type CustomerIdentity, TELLS_BLOCK } from './access.js';
import { AdminStanding, type AdminToken } from './admin-standing.js';
import { EndedSessions } from './ended-sessions.js';
import { PERMISSION } from './permission.js';
import { Refusal } from './refusal.js';
import { type Verified, VerifiedTokens } from './verified-tokens.js';

type Identity = CustomerIdentity | AdminToken;
type Audience = 'customer' | 'admin';
type Request = FastifyRequest & { user?: unknown };

/** Passport says who it is, or nobody; whether nobody may pass is decided here and not there. */
const orNobody = (audience: Audience) =>
  class extends AuthGuard(audience) {
    override handleRequest<T>(error: unknown, verified: T | false): T {
      if (error) throw error;
      return (verified || undefined) as T;
    }
  };

/** Deny by default: a route without a stated access is refused to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly passports: Record<Audience, CanActivate> = {
    customer: new (orNobody('customer'))(),
    admin: new (orNobody('admin'))(),
  };
  private readonly verified: Record<Audience, VerifiedTokens<Identity>> = {
    customer: new VerifiedTokens(),
    admin: new VerifiedTokens(),
  };

  constructor(
    private readonly reflector: Reflector,
    private readonly endedSessions: EndedSessions,
    private readonly standing: AdminStanding,
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

  /** Without a promise wherever it goes without: this is on the way of every request. */
  private admit(
    context: ExecutionContext,
    request: Request,
    access: Access,
    identity: CustomerIdentity | undefined,
  ): boolean | Promise<boolean> {
    if (!identity) return letIn(request, access, identity);
    const ended = this.endedSessions.has(identity);
    if (ended === false) return letIn(request, access, identity);
    return this.admitEnded(context, request, access, identity, ended);
  }

  private async admitEnded(
    context: ExecutionContext,
    request: Request,
    access: Access,
    identity: CustomerIdentity,
    ended: true | Promise<boolean>,
  ): Promise<true> {
    if (!(await ended)) return letIn(request, access, identity);
    const tellsBlock = this.reflector.get<boolean | undefined>(TELLS_BLOCK, context.getHandler());
    if (tellsBlock && (await this.endedSessions.areOfBlocked(identity))) throw new Refusal('BLOCKED_CUSTOMER', 403);
    return letIn(request, access, undefined);
  }

  private async admitAdmin(context: ExecutionContext, request: Request, token: AdminToken | undefined): Promise<true> {
    const admin = token && (await this.standing.find(token));
    letIn(request, 'admin', admin);
    const permission = this.reflector.get<Permission | undefined>(PERMISSION, context.getHandler());
    if (!admin || !permission || !mayRole(admin.role, permission)) throw new Refusal('FORBIDDEN', 403);
    return true;
  }
}

function letIn(request: Request, access: Access, identity: object | undefined): true {
  request.user = identity;
  if (!identity && access !== 'maybe-customer') throw new Refusal('TOKEN_REQUIRED', 401);
  return true;
}
