import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Clock } from '#runtime/clock/clock';
import { ACCESS, type Access, type AdminIdentity, type CustomerIdentity } from './access.js';
import { EndedSessions } from './ended-sessions.js';
import { Refusal } from './refusal.js';
import { type Verified, VerifiedTokens } from './verified-tokens.js';

type Identity = CustomerIdentity | Pick<AdminIdentity, 'uid' | 'name'>;
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
    if (known) return this.admit(request, access, known.identity);
    return this.verify(context, request, audience).then((identity) => this.admit(request, access, identity));
  }

  private async verify(context: ExecutionContext, request: Request, audience: Audience): Promise<Identity | undefined> {
    await this.passports[audience].canActivate(context);
    const verified = request.user as Verified<Identity> | undefined;
    if (verified) this.verified[audience].remember(request.headers.authorization!, verified);
    return verified?.identity;
  }

  /** Without a promise wherever it goes without: this is on the way of every request. */
  private admit(request: Request, access: Access, identity: Identity | undefined): boolean | Promise<boolean> {
    if (!identity || !('sessionUid' in identity)) return letIn(request, access, identity);
    const ended = this.endedSessions.has(identity);
    if (typeof ended === 'boolean') return letIn(request, access, ended ? undefined : identity);
    return ended.then((over) => letIn(request, access, over ? undefined : identity));
  }
}

function letIn(request: Request, access: Access, identity: Identity | undefined): true {
  request.user = identity;
  if (!identity && access !== 'maybe-customer') throw new Refusal('TOKEN_REQUIRED', 401);
  return true;
}
