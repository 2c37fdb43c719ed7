import { startAtAccess } from '#domain/products/subscriptions/periods/start-at-access';
import { remindersCoveredAt } from '#domain/products/subscriptions/periods/renewal-step';
import type { Tx } from '#runtime/platform/db/database';
import type { Cause } from '#runtime/sales/orders.store';
import { moveDueDate } from './renewal-steps.js';
import { readRenewal, saveRenewal, voidInvoice } from './renewals.store.js';

const CAUSE: Cause = {
  actor: 'system',
  by: 'system',
  why: 'Masa langganan baru mulai saat login atau undangan diberikan',
};

/**
 * The paid time of a seat that has got its first access begins with it, where that is on a later day; an invoice of the next period that is
 * open is taken back and comes again in its time, or moves along while a proof waits. Repeated, it changes nothing. The caller
 * has locked the order and written the access. docs/rules/periods.md#first-day
 */
export async function startPeriods(tx: Tx, accountUid: string, at: Date): Promise<void> {
  const renewal = await readRenewal(tx, accountUid);
  if (!renewal || renewal.endedAt) return;
  const { grantedAt, firstGrantedAt } = await tx.seatAccess.findUniqueOrThrow({ where: { accountUid } });
  const periods = await tx.seatPeriod.findMany({ where: { accountUid }, orderBy: { number: 'asc' } });
  const moved = startAtAccess(periods, renewal.anchorDay, firstGrantedAt ?? grantedAt);
  // Nothing was due before, so that the worker has not looked again.
  if (!moved) return void (await saveRenewal(tx, renewal));
  const { anchorDay } = moved;
  const rows = periods.map(({ uid }, n) => ({ uid, ...moved.periods[n] }));
  await tx.$executeRaw`
    UPDATE "seat_period" p SET "starts_at" = m."startsAt", "ends_at" = m."endsAt"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS m ("uid" uuid, "startsAt" timestamptz, "endsAt" timestamptz)
    WHERE p."uid" = m."uid"`;
  const paidUntil = moved.periods.at(-1)!.endsAt;
  if (renewal.hasProof) {
    await moveDueDate(tx, renewal, paidUntil);
    const remindedDays = remindersCoveredAt(paidUntil, renewal.terms, at);
    await saveRenewal(tx, renewal, { anchorDay, paidUntil, remindedDays });
    return;
  }
  await voidInvoice(tx, renewal.invoiceUid, { cause: CAUSE, at });
  const unasked = { invoiceUid: null, quoteSen: null, quoteFeeSen: null, remindedDays: null };
  await saveRenewal(tx, renewal, { anchorDay, paidUntil, ...unasked });
}
