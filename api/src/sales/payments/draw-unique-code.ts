import { MOST_UNIQUE_CODE } from '#domain/sales/invoices/unique-code';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Database, Tx } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';

/** Of two that draw the same digits at once one draws again. */
const ATTEMPTS = 5;

/** An invoice `n` that may have a code: nothing has come for it, and it is not paid in instalments. As `codeSenOf`. */
export const CAN_HAVE_CODE = Prisma.sql`n.status = 'open' AND n.received_sen = 0 AND n.asked_sen IS NULL`;

/**
 * The unique code of an open invoice that nothing has come for, in rupiah; drawn in one statement where it has none yet.
 * Null where all digits are taken: the last three of amount and code are unique among open invoices. docs/rules/payments.md#unique-code
 */
export async function drawUniqueCode(
  database: Pick<Database, '$queryRaw'>,
  invoiceUid: string,
): Promise<number | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    try {
      const [row] = await database.$queryRaw<{ code: number | null }[]>(Prisma.sql`
        UPDATE invoice n SET unique_code = coalesce(n.unique_code, (
          SELECT c FROM generate_series(1, ${MOST_UNIQUE_CODE}::int) c
          WHERE (n.amount_sen / 100 + c) % 1000 NOT IN (SELECT (x.amount_sen / 100 + x.unique_code) % 1000
            FROM invoice x WHERE x.status = 'open' AND x.unique_code IS NOT NULL)
          ORDER BY random() LIMIT 1))
        WHERE n.uid = ${invoiceUid}::uuid AND ${CAN_HAVE_CODE}
        RETURNING n.unique_code AS code`);
      return row?.code ?? null;
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
    }
  return null;
}

/**
 * Takes the codes of open invoices away once no shown bank account has them: they would still be asked for. Money that comes
 * with one is a few rupiah too much, which are the customer's credit.
 */
export async function dropUniqueCodes(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    UPDATE invoice SET unique_code = NULL
    WHERE status = 'open' AND unique_code IS NOT NULL
      AND NOT EXISTS (SELECT FROM payment_method WHERE active AND unique_code)`;
}
