import { Injectable } from '@nestjs/common';
import { type AdminRefund, adminRefund } from '#contracts/sales/refunds.admin.http';
import { orderPath } from '#contracts/shop-paths';
import { type Sen, formatRupiah, toRupiah } from '#domain/platform/sen';
import { partsOfRefund } from '#domain/sales/refunds/credit';
import { REFUND_STATES, type RefundState, needsApproval } from '#domain/sales/refunds/refund';
import { type GatewayChannel, canRefund } from '#domain/sales/gateway/charge-state';
import type { PayoutState } from '#domain/sales/payouts/payout';
import { whatsAppTextLink } from '#runtime/messages/whatsapp-link';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { askedWithAmong } from '#runtime/sales/asked-with.store';
import { givenBackAmong } from '#runtime/sales/given-back';
import { isUnnamed } from '#runtime/sales/named-account';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { foundByOrder, orderIn } from '../orders/found-by-order.js';
import { blockedAmong } from '../../identity/customers/blocked-among.js';
import { type OrderRow, orderRef, orderRefColumns } from '../orders/order-ref.js';
import { paidFrom } from './paid-from.js';

@Injectable()
export class RefundsList extends RecordList<AdminRefund> {
  protected readonly from = sql`refund t`;
  protected readonly sorts = {
    askedAt: sortBy(sql`t.asked_at`),
    state: sortBy(sql`t.state`, sql`t.asked_at`),
    amount: sortBy(sql`t.amount_sen`),
    paidAt: sortByNullable(sql`t.paid_at`),
  };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, orderIn(sql`refund`))),
    state: byChoice(REFUND_STATES)(is(sql`t.state`)),
    orderUid: byUid(is(sql`t.order_uid`)),
    customerUid: byUid((uid) => sql`t.order_uid IN (SELECT o.uid FROM "order" o WHERE o.customer_uid = ${uid}::uuid)`),
  };

  constructor(
    database: Database,
    private readonly settings: ShopSettings,
    private readonly gateway: Gateway,
    private readonly config: Config,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminRefund[]> {
    const refunds = await this.database.refund.findMany({
      where: { uid: { in: uids } },
      include: {
        order: { select: orderRefColumns },
        payment: { select: { method: true, bankFrom: true, accountName: true, charge: true } },
        uses: { select: { receivedSen: true } },
      },
    });
    const scheduled = await this.database.payout.findMany({
      where: { kind: 'refund', refUid: { in: uids } },
      select: { refUid: true, state: true, batchUid: true, bankName: true, accountNumber: true, accountName: true },
    });
    const payoutOf = new Map(scheduled.map((payout) => [payout.refUid, payout]));
    const from = this.settings.threshold('refundApprovalFrom');
    const askedWith = await askedWithAmong(this.database, uids);
    const givenBack = await givenBackAmong(this.database, 'refund', uids);
    const isBlocked = await blockedAmong(
      this.database,
      refunds.map(({ order }) => order.customerUid),
    );
    return refunds.map((refund) => {
      const payout = payoutOf.get(refund.uid);
      const { bankName, accountNumber, accountName } = payout ?? refund;
      const { by, approvedBy, reference, reason, payment } = refund;
      const state = refund.state as RefundState;
      const { amount, used } = partsOfRefund(refund);
      const awaitsAccount = isUnnamed(refund, payout !== undefined || refund.gatewayAskedAt !== null);
      return {
        id: refund.uid,
        ...orderRef(refund.order),
        ...(awaitsAccount && { waLink: this.askForAccount(refund.order, amount) }),
        isBlocked: isBlocked(refund.order.customerUid),
        bankName,
        accountNumber,
        accountName,
        awaitsAccount,
        by,
        approvedBy,
        reference,
        reason,
        state,
        amount: toRupiah(amount),
        used: toRupiah(used),
        paidFrom: paidFrom(payment),
        askedAt: refund.askedAt.toISOString(),
        isAskedBack: refund.creditedAt !== null && refund.askedAt > refund.creditedAt,
        creditedAt: refund.creditedAt?.toISOString() ?? null,
        paidAt: refund.paidAt?.toISOString() ?? null,
        givenBack: givenBack(refund.uid),
        gatewayAskedAt: refund.gatewayAskedAt?.toISOString() ?? null,
        allowedActions: actionsOn(state, {
          isLarge: needsApproval(
            { state, amount, askedWith: askedWith(refund.uid), aboveRule: refund.aboveRule },
            from,
          ),
          payout: payout && (payout.batchUid ? 'in-batch' : payout.state),
          isAsked: refund.gatewayAskedAt !== null,
          canGoBack: this.gateway.company !== null && goesBack(payment?.charge),
        }),
      };
    });
  }

  /** A message that leads the customer to the page on which to name the account. */
  private askForAccount({ uid, number, name, phoneNumber }: OrderRow, amount: Sen): string {
    const link = `${this.config.publicUrl}${orderPath(uid)}`;
    return whatsAppTextLink(phoneNumber, 'refund-account', {
      name,
      number,
      amount: formatRupiah(toRupiah(amount)),
      link,
    });
  }
}

/** Four eyes first where the amount needs them; a large credit is approved at the desk of payouts, with its account. */
function actionsOn(
  state: RefundState,
  { isLarge, payout, isAsked, canGoBack }: Record<'isLarge' | 'isAsked' | 'canGoBack', boolean> & { payout?: string },
): string[] {
  if (!['requested', 'approved', 'credited'].includes(state)) return [];
  // Until the gateway has answered nothing else gives it back.
  if (isAsked) return ['send-back'];
  if (payout) return payout === ('approved' satisfies PayoutState) ? ['pay'] : [];
  if (isLarge && state === 'requested') return ['approve'];
  const ways = isLarge ? ['schedule'] : ['schedule', 'pay'];
  return canGoBack ? ['send-back', ...ways] : ways;
}

const goesBack = (charge: { state: string; channel: string } | null | undefined): boolean =>
  charge?.state === 'paid' && canRefund(charge.channel as GatewayChannel);

export const RefundsListController = listController({
  resource: 'refunds',
  tag: 'admin payments',
  schema: adminRefund,
  source: RefundsList,
});
