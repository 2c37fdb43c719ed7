import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import type { AdminIdentity, CustomerIdentity } from '../http/access.js';

/** Decisions: Session and safety. */
const ACCESS_SECONDS = 15 * 60;
const ADMIN_SECONDS = 8 * 3_600;
export const REFRESH_DAYS = 90;
const ISSUER = 'patungan';

type Audience = 'customer' | 'admin';

@Injectable()
export class Tokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  forCustomer(customer: CustomerIdentity) {
    return this.sign('customer', { sub: customer.uid, sid: customer.sessionUid }, ACCESS_SECONDS);
  }

  forAdmin(admin: { uid: string; name: string }) {
    return this.sign('admin', { sub: admin.uid, name: admin.name }, ADMIN_SECONDS);
  }

  private sign(audience: Audience, claims: object, seconds: number): { accessToken: string; expiresAt: string } {
    const accessToken = this.jwt.sign(claims, {
      secret: this.config.keyFor(`${audience}-token`),
      algorithm: 'HS256',
      audience,
      issuer: ISSUER,
      expiresIn: seconds,
    });
    return { accessToken, expiresAt: new Date(this.clock.now().getTime() + seconds * 1_000).toISOString() };
  }
}

/** A refresh token is random; only its hash is stored. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');
export const hashOfRefreshToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const options = (config: Config, audience: Audience): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
  // A ready key: with a string jsonwebtoken first tries to read a public key out of it, at every request (15 % of an
  // order's CPU). The types of passport-jwt do not know key objects yet.
  secretOrKey: createSecretKey(config.keyFor(`${audience}-token`), 'utf8') as unknown as Buffer,
  algorithms: ['HS256'],
  audience,
  issuer: ISSUER,
});

@Injectable()
export class CustomerStrategy extends PassportStrategy(Strategy, 'customer') {
  constructor(config: Config) {
    super(options(config, 'customer'));
  }
  validate({ sub, sid }: { sub: string; sid: string }): CustomerIdentity {
    return { uid: sub, sessionUid: sid };
  }
}

@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(config: Config) {
    super(options(config, 'admin'));
  }
  validate({ sub, name }: { sub: string; name: string }): Pick<AdminIdentity, 'uid' | 'name'> {
    return { uid: sub, name };
  }
}
