import { randomUUID } from 'node:crypto';
import { type Sen, sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';

/** The gateway has transferred so much, as this line shows it. The caller has locked the line and changes its state. docs/rules/ledger.md#gateway */
export async function bookSettlement(
  tx: Tx,
  { uid: lineUid, amountSen }: { uid: string; amountSen: bigint },
  feeSen: bigint,
): Promise<void> {
  const settlementUid = randomUUID();
  await tx.gatewaySettlement.create({
    data: { uid: settlementUid, lineUid, amountSen, feeSen },
    select: { uid: true },
  });
  await announce(tx, 'gateway.settled', { lineUid, settlementUid });
}

/** It was a mistake: the money is at the gateway as before. The caller has locked the line and changes its state. */
export async function takeSettlementBack(
  tx: Tx,
  lineUid: string,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<void> {
  const { uid: settlementUid } = await tx.gatewaySettlement.findFirstOrThrow({
    where: { lineUid, reversedAt: null },
    select: { uid: true },
  });
  await tx.gatewaySettlement.update({
    where: { uid: settlementUid, reversedAt: null },
    data: { reversalBy: by, reversalReason: reason, reversedAt: at },
    select: { uid: true },
  });
  await announce(tx, 'gateway.settlement-reversed', { lineUid, settlementUid });
}

/** By the books, and by the settlements and reversals that are not posted yet. */
export async function heldAtGateway(tx: Tx): Promise<Sen> {
  const [row] = await tx.$queryRaw<{ held: string }[]>`
    SELECT (coalesce((SELECT sum(amount_sen) FROM ledger_posting WHERE account = 'gatewayBalance'), 0)
      + coalesce((SELECT sum((s.amount_sen + s.fee_sen) * (
          EXISTS (SELECT FROM ledger_entry e WHERE e.kind = 'gateway-settlement' AND e.cause = s.uid)::int
          - EXISTS (SELECT FROM ledger_entry e WHERE e.kind = 'gateway-settlement-reversed' AND e.cause = s.uid)::int
          - (s.reversed_at IS NULL)::int)) FROM gateway_settlement s), 0))::text AS held`;
  return sen(BigInt(row!.held));
}
