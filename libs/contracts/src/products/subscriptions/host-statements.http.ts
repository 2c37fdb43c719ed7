import * as z from 'zod/mini';
import { rupiah } from '#contracts/platform/common.http';

const period = z.string().check(z.regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'Isi bulan atau tahun, misalnya 2026-11'));

/** A month or a year in Jakarta: `2026-11`, `2026`. */
export const hostStatementQuery = z.strictObject({ period }).register(z.globalRegistry, { id: 'HostStatementQuery' });
export type HostStatementQuery = z.infer<typeof hostStatementQuery>;

/** A period with a transfer. The newest first, a year before its months. */
export const hostPeriod = z
  .object({
    period,
    /** 'November 2026'. */
    label: z.string(),
    received: rupiah,
    transfers: z.number(),
  })
  .register(z.globalRegistry, { id: 'HostPeriod' });
export type HostPeriodView = z.infer<typeof hostPeriod>;
