import type { IdentifiedLine } from '#domain/sales/statements/line-identity';
import { likelyKnown } from '#domain/sales/statements/likely-known';
import type { PaymentMethod } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';

export interface HashedLine extends IdentifiedLine {
  identity: string;
  isNew: boolean;
}

/** A new line beside one that an earlier statement has brought. */
export interface MaybeKnown {
  line: HashedLine;
  known: { description: string };
}

/** Which lines no earlier statement of the account has brought. */
export async function markNew(
  db: Pick<Tx, 'bankStatementLine'>,
  { uid: methodUid }: PaymentMethod,
  lines: HashedLine[],
) {
  const known = await db.bankStatementLine.findMany({
    where: { methodUid, identity: { in: [...new Set(lines.map(({ identity }) => identity))] } },
    select: { identity: true, occurrence: true },
  });
  const keys = new Set(known.map(keyOf));
  return lines.map((line) => ({ ...line, isNew: !keys.has(keyOf(line)) }));
}

/** New lines that an earlier statement of the account may have brought in other words. */
export async function findLikelyKnown(
  db: Pick<Tx, 'bankStatementLine'>,
  { uid: methodUid }: PaymentMethod,
  lines: HashedLine[],
): Promise<MaybeKnown[]> {
  const fresh = lines.filter(({ isNew }) => isNew);
  if (fresh.length === 0) return [];
  const here = new Set(lines.map(keyOf));
  const earlier = await db.bankStatementLine.findMany({
    where: {
      methodUid,
      bookedOn: { in: [...new Set(fresh.map(({ day }) => day))].map((day) => new Date(day)) },
      amountSen: { in: [...new Set(fresh.map(({ amount }) => amount))] },
    },
    select: { bookedOn: true, amountSen: true, description: true, identity: true, occurrence: true },
    orderBy: [{ bookedOn: 'asc' }, { uid: 'asc' }],
  });
  const known = earlier
    .filter((one) => !here.has(keyOf(one)))
    .map(({ bookedOn, amountSen, description }) => ({
      day: bookedOn.toISOString().slice(0, 10),
      amount: amountSen,
      description,
    }));
  return likelyKnown(fresh, known);
}

const keyOf = ({ identity, occurrence }: { identity: string; occurrence: number }): string =>
  `${identity} ${occurrence}`;
