import { randomUUID } from 'node:crypto';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';

/** The bank has taken or given so much, as this line shows it. The caller has locked the line and changes its state. docs/rules/ledger.md#bank-charges */
export async function bookCharge(tx: Tx, lineUid: string, amountSen: bigint): Promise<void> {
  const chargeUid = randomUUID();
  await tx.bankCharge.create({ data: { uid: chargeUid, lineUid, amountSen }, select: { uid: true } });
  await announce(tx, 'statement-line.charged', { lineUid, chargeUid });
}

/** It was a mistake: what the line has booked is taken back by the opposite entry. The caller has locked the line and changes its state. */
export async function takeChargeBack(
  tx: Tx,
  lineUid: string,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<void> {
  const { uid: chargeUid } = await tx.bankCharge.findFirstOrThrow({
    where: { lineUid, reversedAt: null },
    select: { uid: true },
  });
  await tx.bankCharge.update({
    where: { uid: chargeUid, reversedAt: null },
    data: { reversalBy: by, reversalReason: reason, reversedAt: at },
    select: { uid: true },
  });
  await announce(tx, 'statement-line.charge-reversed', { lineUid, chargeUid });
}
