import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Config } from '#runtime/config/config';
import { hashOfSecret, randomSecret } from './random-secret.js';

export interface RefreshToken {
  text: string;
  sessionUid: string;
  generation: number;
}

const SHAPE = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}\.([\w-]{43})$/;

/**
 * `<session>.<generation>.<random>.<seal>`. Sealed by us, so that a token which was replaced long ago is known again
 * without a list of them, and one that somebody made up costs no look at the database. The next one follows from the
 * one before: whoever asks twice at once, or never got the answer, is given the same. Stored is a hash of the current one.
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

  /** Null: not one of ours. */
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
