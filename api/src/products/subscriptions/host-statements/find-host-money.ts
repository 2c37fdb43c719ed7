import { groupNameOf } from '#domain/catalogue/plan-family';
import type { HostMoney } from '#domain/products/subscriptions/hosts/host-statement';
import type { PayoutState } from '#domain/sales/payouts/payout';
import type { Database } from '#runtime/platform/db/database';
import { givenBackAmong } from '#runtime/sales/given-back';
import { Refusal } from '../../../platform/http/errors/refusal.js';

/** More than a host has in ten years of ten groups: a paper stays a few pages long. */
const MOST = 1_200;

const cycleColumns = {
  select: { number: true, group: { select: { number: true, family: { select: { name: true } } } } },
} as const;
const titled = ({ number, group }: { number: number; group: { number: number; family: { name: string } } }) => ({
  groupName: groupNameOf(group),
  cycleNumber: number,
});

/** What a customer got back as a host, and is to give back. @throws Refusal NOT_FOUND for an unknown customer. */
export async function findHostMoney(database: Database, customerUid: string): Promise<HostMoney> {
  const [customer, reimbursements, receivables] = await Promise.all([
    database.customer.findUnique({ where: { uid: customerUid }, select: { name: true } }),
    database.reimbursement.findMany({
      where: { order: { customerUid } },
      orderBy: { createdAt: 'desc' },
      take: MOST,
      select: {
        uid: true,
        createdAt: true,
        providerPriceSen: true,
        amountSen: true,
        payout: true,
        cycle: cycleColumns,
      },
    }),
    database.hostReceivable.findMany({
      where: { order: { customerUid } },
      orderBy: { openedAt: 'desc' },
      take: MOST,
      include: { cycle: cycleColumns },
    }),
  ]);
  if (!customer) throw new Refusal('NOT_FOUND', 404);
  const givenBack = await givenBackAmong(
    database,
    'reimbursement',
    reimbursements.map(({ uid }) => uid),
  );
  return {
    name: customer.name,
    reimbursements: reimbursements.map(({ uid, payout, cycle, ...row }) => ({
      ...row,
      givenBack: givenBack(uid),
      ...titled(cycle),
      state: payout.state as PayoutState,
      dueAt: payout.dueAt,
      paidAt: payout.paidAt,
      reference: payout.reference,
    })),
    receivables: receivables.map(({ cycle, ...row }) => ({
      ...row,
      ...titled(cycle),
      state: row.state as 'open' | 'settled' | 'waived',
    })),
  };
}
