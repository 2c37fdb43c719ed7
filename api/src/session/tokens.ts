import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import type { CustomerIdentity } from '../http/access.js';
import type { AdminToken } from '../http/admin-standing.js';
import type { Verified } from '../http/verified-tokens.js';

/** Decisions: Session and safety. */
const ACCESS_SECONDS = 15 * 60;
const ADMIN_SECONDS = 8 * 3_600;
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
    return this.sign('admin', { sub: admin.uid, gen: admin.generation }, ADMIN_SECONDS);
  }

  private sign(audience: Audience, claims: object, seconds: number): { accessToken: string; expiresAt: string } {
    const accessToken = this.jwt.sign(claims, {
      secret: this.keys[audience],
      algorithm: 'HS256',
      audience,
      issuer: ISSUER,
      expiresIn: seconds,
    });
    return { accessToken, expiresAt: new Date(this.clock.now().getTime() + seconds * 1_000).toISOString() };
  }
}

/**
 * A ready key: with a string jsonwebtoken first tries to read a private or public key out of it, at every token (15 % of
 * an order's CPU). The types of the libraries do not know key objects yet.
 */
const keyOf = (config: Config, audience: Audience): Buffer =>
  createSecretKey(config.keyFor(`${audience}-token`), 'utf8') as unknown as Buffer;

const options = (config: Config, audience: Audience): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
  secretOrKey: keyOf(config, audience),
  algorithms: ['HS256'],
  audience,
  issuer: ISSUER,
});

@Injectable()
export class CustomerStrategy extends PassportStrategy(Strategy, 'customer') {
  constructor(config: Config) {
    super(options(config, 'customer'));
  }
  validate({ sub, sid, exp }: { sub: string; sid: string; exp: number }): Verified<CustomerIdentity> {
    return { identity: { uid: sub, sessionUid: sid }, endsAt: exp * 1_000 };
  }
}

@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(config: Config) {
    super(options(config, 'admin'));
  }
  /** A token from before there were generations is of the first one. */
  validate({ sub, gen = 0, exp }: { sub: string; gen?: number; exp: number }): Verified<AdminToken> {
    return { identity: { uid: sub, generation: gen }, endsAt: exp * 1_000 };
  }
}
