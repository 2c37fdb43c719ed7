import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import type { CustomerIdentity } from '../../platform/http/access/access.js';
import type { AdminToken } from '../../platform/http/access/current-admin.js';
import type { Verified } from '../../platform/http/access/verified-tokens.js';

/** docs/rules/sessions.md#tokens */
const ACCESS_SECONDS = 15 * 60;
export const ADMIN_SECONDS = 8 * 3_600;
const ISSUER = 'patungan';

type Audience = 'customer' | 'admin';

@Injectable()
export class Tokens {
  private readonly keys: Record<Audience, Buffer>;

  constructor(
    private readonly jwt: JwtService,
    config: Config,
    private readonly clock: Clock,
  ) {
    this.keys = { customer: keyOf(config, 'customer'), admin: keyOf(config, 'admin') };
  }

  forCustomer(customer: CustomerIdentity) {
    return this.sign('customer', { sub: customer.uid, sid: customer.sessionUid }, ACCESS_SECONDS);
  }

  forAdmin(admin: AdminToken) {
    return this.sign('admin', { sub: admin.uid, sid: admin.sessionUid }, ADMIN_SECONDS);
  }

  private sign(audience: Audience, claims: object, seconds: number): { accessToken: string; expiresAt: string } {
    const now = this.clock.now().getTime();
    const accessToken = this.jwt.sign(
      { ...claims, iat: Math.floor(now / 1_000) },
      {
        secret: this.keys[audience],
        algorithm: 'HS256',
        audience,
        issuer: ISSUER,
        expiresIn: seconds,
      },
    );
    return { accessToken, expiresAt: new Date(now + seconds * 1_000).toISOString() };
  }
}

/**
 * A key object: given a string, jsonwebtoken first tries to parse it as an asymmetric key, for each token (15 % of the
 * CPU time of an order). Its types do not know key objects yet.
 */
const keyOf = (config: Config, audience: Audience): Buffer =>
  createSecretKey(config.keyFor(`${audience}-token`), 'utf8') as unknown as Buffer;

const options = (config: Config, audience: Audience): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
  secretOrKey: keyOf(config, audience),
  algorithms: ['HS256'],
  audience,
  issuer: ISSUER,
  // By the machine's clock; `inTime` judges by ours.
  ignoreExpiration: true,
});

/** Null for a token that has ended. */
function inTime<T>(identity: T, exp: number, clock: Clock): Verified<T> | null {
  const endsAt = exp * 1_000;
  return endsAt > clock.now().getTime() ? { identity, endsAt } : null;
}

@Injectable()
export class CustomerStrategy extends PassportStrategy(Strategy, 'customer') {
  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    super(options(config, 'customer'));
  }
  validate({ sub, sid, exp }: { sub: string; sid: string; exp: number }): Verified<CustomerIdentity> | null {
    return inTime({ uid: sub, sessionUid: sid }, exp, this.clock);
  }
}

@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    super(options(config, 'admin'));
  }
  /** A token issued before sessions existed is refused. */
  validate({ sub, sid, exp }: { sub: string; sid?: string; exp: number }): Verified<AdminToken> | null {
    return sid ? inTime({ uid: sub, sessionUid: sid }, exp, this.clock) : null;
  }
}
