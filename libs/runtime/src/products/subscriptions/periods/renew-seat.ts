import { randomUUID } from 'node:crypto';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { paidUntil } from '#domain/products/subscriptions/periods/period';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import type { Seat } from '#runtime/products/subscriptions/seats.store';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { Step } from '#runtime/sales/product-line';
import { type Renewal, saveRenewal } from './renewals.store.js';

/** A seat with its order, whose lock the caller holds. */
export interface RenewingSeat {
  order: LockedOrder;
  account: Seat;
  renewal: Renewal;
}

/**
 * The open invoice of the renewal was paid, by whatever money: the seat is prolonged from the end of what was paid before,
 * without a gap also when it had lapsed, and active. docs/rules/periods.md#grace
 */
export async function renewSeat(tx: Tx, { account, renewal }: RenewingSeat, { cause }: Step): Promise<Renewal> {
  const { variantUid, accountUid, invoiceUid, anchorDay } = renewal;
  const { durationMonths } = await tx.variant.findUniqueOrThrow({
    where: { uid: variantUid },
    select: { durationMonths: true },
  });
  const months = renewal.months + durationMonths;
  const endsAt = paidUntil(anchorDay, months);
  await tx.$executeRaw`
    INSERT INTO "seat_period" ("uid", "account_uid", "number", "starts_at", "ends_at", "variant_uid", "invoice_uid")
    SELECT ${randomUUID()}::uuid, "account_uid", max("number") + 1, ${renewal.paidUntil}, ${endsAt}, ${variantUid}::uuid,
      ${invoiceUid}::uuid
    FROM "seat_period" WHERE "account_uid" = ${accountUid}::uuid GROUP BY "account_uid"`;
  if (account.status === ACCOUNT_STATUS.waitingForFollowUp) await moveAccount(tx, account, 'renew', cause);
  const { orderUid, groupUid } = account;
  await announce(tx, 'seat.renewed', { accountUid, orderUid, groupUid, invoiceUid: invoiceUid! });
  return saveRenewal(tx, renewal, {
    months,
    paidUntil: endsAt,
    invoiceUid: null,
    quoteSen: null,
    quoteFeeSen: null,
    remindedDays: null,
    graceEndsAt: null,
    hasProof: false,
  });
}
