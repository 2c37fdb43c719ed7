import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Config } from '#runtime/platform/config/config';
import { hashOfSecret, randomSecret } from './random-secret.js';

export interface RefreshToken {
  text: string;
  sessionUid: string;
  generation: number;
}

const SHAPE = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}\.([\w-]{43})$/;

/**
 * `<session>.<generation>.<random>.<seal>`. The seal (HMAC) makes forged tokens cheap to refuse and replaced ones
 * recognisable without storing them. The next token is derived from the current one, so that concurrent or repeated
 * requests get the same one. Only a hash of the current token is stored.
 */
@Injectable()
export class RefreshTokens {
  private readonly key: string;

  constructor(config: Config) {
    this.key = config.keyFor('refresh-token');
  }

  first(sessionUid: string): RefreshToken {
    return this.seal(sessionUid, 0, randomSecret());
  }

  after({ text, sessionUid, generation }: RefreshToken): RefreshToken {
    return this.seal(sessionUid, generation + 1, this.mac(`next ${text}`));
  }

  /** Null when the seal is not valid. */
  read(text: string): RefreshToken | null {
    const [, sessionUid, generation, seal] = SHAPE.exec(text) ?? [];
    if (!sessionUid || !seal || !z.safeParse(z.uuid(), sessionUid).success) return null;
    const expected = this.mac(`seal ${text.slice(0, -seal.length)}`);
    if (!timingSafeEqual(Buffer.from(seal), Buffer.from(expected))) return null;
    return { text, sessionUid, generation: Number(generation) };
  }

  private seal(sessionUid: string, generation: number, random: string): RefreshToken {
    const body = `${sessionUid}.${generation}.${random}.`;
    return { text: body + this.mac(`seal ${body}`), sessionUid, generation };
  }

  private mac(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}

export const hashOfRefreshToken = ({ text }: RefreshToken): string => hashOfSecret(text);
