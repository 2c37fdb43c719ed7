import { DomainError } from '../../../platform/domain-error.js';

/** Waiting lists of one customer at a time, a seat that is held included. */
export const MOST_WAITS = 5;

/**
 * Whether a customer who stands on `waits` other lists may wait on one more: a wait costs nothing, and each keeps those behind
 * it from a seat. docs/rules/groups.md#waiting-list
 * @throws DomainError EMAIL_UNVERIFIED, TOO_MANY_WAITS
 */
export function checkWait({ isVerified, waits }: { isVerified: boolean; waits: number }): void {
  if (!isVerified)
    throw new DomainError(
      'EMAIL_UNVERIFIED',
      'Verifikasi emailmu dulu lewat tautan yang kami kirim: kabar soal kursi kosong juga kami kirim ke sana.',
      'forbidden',
    );
  if (waits >= MOST_WAITS)
    throw new DomainError(
      'TOO_MANY_WAITS',
      `Kamu sudah menunggu di ${MOST_WAITS} daftar. Keluar dulu dari salah satunya, lalu masuk ke daftar ini.`,
    );
}
