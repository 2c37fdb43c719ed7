import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';

const LIFETIME_MS = 10 * 60_000;

/** Short-lived signed links to uploaded files: whoever may see a record gets the link with it, nobody else can make one. */
@Injectable()
export class FileLinks {
  private readonly key: string;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = config.keyFor('file-link');
  }

  /** Same-site path, valid for ten minutes. */
  sign(proofUid: string): string {
    const expires = this.clock.now().getTime() + LIFETIME_MS;
    return `/api/files/${proofUid}?expires=${expires}&signature=${this.signature(proofUid, expires)}`;
  }

  isValid(proofUid: string, expires: number, signature: string): boolean {
    const expected = Buffer.from(this.signature(proofUid, expires));
    const given = Buffer.from(signature);
    return expires > this.clock.now().getTime() && given.length === expected.length && timingSafeEqual(given, expected);
  }

  private signature(proofUid: string, expires: number): string {
    return createHmac('sha256', this.key).update(`${proofUid} ${expires}`).digest('base64url');
  }
}
