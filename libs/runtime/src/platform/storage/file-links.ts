import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';

const LIFETIME_MS = 10 * 60_000;

/** Short-lived signed links to uploaded files; only a caller who may read a record gets its links. */
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
  sign(fileUid: string): string {
    const expires = this.clock.now().getTime() + LIFETIME_MS;
    return `/api/files/${fileUid}?expires=${expires}&signature=${this.signature(fileUid, expires)}`;
  }

  isValid(fileUid: string, expires: number, signature: string): boolean {
    const expected = Buffer.from(this.signature(fileUid, expires));
    const given = Buffer.from(signature);
    return expires > this.clock.now().getTime() && given.length === expected.length && timingSafeEqual(given, expected);
  }

  private signature(fileUid: string, expires: number): string {
    return createHmac('sha256', this.key).update(`${fileUid} ${expires}`).digest('base64url');
  }
}
