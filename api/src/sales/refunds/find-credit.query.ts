import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CreditView } from '#contracts/sales/credit.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import { UNPAID_CREDIT } from '#domain/sales/refunds/credit';
import { Database } from '#runtime/platform/db/database';
import { scheduledRefunds } from '#runtime/sales/credit.store';

export class FindCreditQuery extends Query<CreditView> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** The refunds that a customer has as credit, and those that were asked back. docs/rules/payments.md#credit */
@QueryHandler(FindCreditQuery)
export class FindCreditHandler implements IQueryHandler<FindCreditQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid }: FindCreditQuery): Promise<CreditView> {
    const found = await this.database.refund.findMany({
      where: { order: { customerUid }, state: { in: UNPAID_CREDIT }, creditedAt: { not: null } },
      orderBy: [{ creditedAt: 'desc' }, { uid: 'asc' }],
      select: {
        uid: true,
        state: true,
        orderUid: true,
        amountSen: true,
        uses: { select: { receivedSen: true } },
        reason: true,
        bankName: true,
        accountNumber: true,
        creditedAt: true,
        order: { select: { number: true } },
      },
    });
    const uids = found.map(({ uid }) => uid);
    const scheduled = await scheduledRefunds(this.database, uids);
    const payouts = await this.database.payout.findMany({
      where: { kind: 'refund', refUid: { in: uids } },
      select: { refUid: true, bankName: true, accountNumber: true },
    });
    // An admin may have changed the account since the customer has named it.
    const accounts = new Map(payouts.map(({ refUid, ...account }) => [refUid, account]));
    const all = found.map((refund) => ({ ...refund, left: leftOf(refund) }));
    const credits = all.filter(({ state }) => state === 'credited');
    const returnable = credits.filter(({ uid }) => !scheduled.has(uid));
    const shown = ({ orderUid, order, left, reason }: (typeof all)[number]) => ({
      orderUid,
      orderNumber: order.number,
      amount: toRupiah(left),
      reason,
    });
    return {
      balance: toRupiah(addSen(...credits.map(({ left }) => left))),
      entries: credits.map((credit) => ({ ...shown(credit), creditedAt: credit.creditedAt!.toISOString() })),
      returnable: toRupiah(addSen(...returnable.map(({ left }) => left))),
      asked: all
        .filter(({ state }) => state !== 'credited')
        .map((refund) => {
          const { bankName, accountNumber } = accounts.get(refund.uid) ?? refund;
          const accountEnding = accountNumber?.slice(-4) ?? null;
          return { ...shown(refund), bankName, accountEnding, isApproved: refund.state === 'approved' };
        }),
    };
  }
}

/** What of a refund no renewal has used up. */
export const leftOf = ({ amountSen, uses }: { amountSen: bigint; uses: { receivedSen: bigint | null }[] }) =>
  sen(uses.reduce((left, { receivedSen }) => left - (receivedSen ?? 0n), amountSen));
