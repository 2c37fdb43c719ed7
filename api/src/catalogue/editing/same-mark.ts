import { type MarkFacts, looksLike } from '#domain/platform/mark';
import type { Tx } from '#runtime/platform/db/database';
import { invalid } from '../../platform/http/errors/refusal.js';

/**
 * No two providers without a logo may have marks that look alike, also when both come in one instant: the next check waits for the
 * end of this transaction. docs/rules/catalogue.md#marks
 * @param slug of the provider itself, which a request that came at the same time may have created already
 * @throws Refusal 422 on the colour.
 */
export async function refuseSameMark(tx: Tx, slug: string, mark: MarkFacts): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('provider mark', 0))`;
  const others = await tx.provider.findMany({
    where: { logoUid: null, slug: { not: slug } },
    select: { name: true, color: true },
  });
  const alike = others.find((other) => looksLike(mark, other));
  if (alike)
    throw invalid({ field: 'color', message: `Tandanya jadi mirip ${alike.name}. Pilih warna yang jelas berbeda` });
}
