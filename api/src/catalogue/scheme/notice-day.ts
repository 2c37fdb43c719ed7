import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { invalid } from '../../platform/http/errors/refusal.js';

export const ONE_A_DAY = { field: 'effectiveOn', message: 'Layanan ini sudah punya pemberitahuan di tanggal itu' };

/** A day as the database stores it. */
export const dayOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** @throws Refusal 422 when the brand already has a notice for that day. */
export async function withUniqueDay<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violatedUnique(error) === null ? error : invalid(ONE_A_DAY);
  }
}
