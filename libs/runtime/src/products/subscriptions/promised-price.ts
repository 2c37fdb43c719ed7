import { groupSizeOf } from '#domain/catalogue/plan-family';
import {
  type Promised,
  type SoldAt,
  cyclePriceOf,
  heldOfSeat,
  membersPlanOf,
  promisedOf,
} from '#domain/catalogue/promised-price';
import { type Sen, ZERO_SEN, sen } from '#domain/platform/sen';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import type { InvoiceStatus } from '#domain/sales/invoices/invoice';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import type { Tx } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';

const ASKED: InvoiceStatus[] = ['open', 'paid'];
const plan = { select: { durationMonths: true, prices: true } } satisfies Prisma.VariantDefaultArgs;
const columns = {
  uid: true,
  family: {
    include: {
      variants: {
        where: { active: true, package: { isHost: false, active: true } },
        select: { ...plan.select, uid: true, package: { select: { position: true } } },
      },
    },
  },
  accounts: {
    where: { role: 'regular', status: { in: LIVE_ACCOUNT_CODES } },
    select: {
      variant: plan,
      order: {
        select: {
          totalSen: true,
          items: { select: { feeSen: true } },
          invoices: { where: { status: { in: ASKED } }, orderBy: { createdAt: 'desc' }, take: 1 },
        },
      },
    },
  },
} satisfies Prisma.AccountGroupSelect;
type Group = Prisma.AccountGroupGetPayload<{ select: typeof columns }>;
type Order = Group['accounts'][number]['order'];

/**
 * The price of the plan for one cycle as the seats of each group were sold, whatever the family says since; none of a family whose
 * debit is not published. docs/rules/ledger.md#promised-price
 */
export async function readPromised(
  tx: Pick<Tx, 'accountGroup'>,
  groupUids: string[],
  at: Date,
): Promise<(groupUid: string) => Promised | null> {
  const groups = await tx.accountGroup.findMany({ where: { uid: { in: groupUids } }, select: columns });
  const promised = new Map(groups.map((group) => [group.uid, promisedOfGroup(group, at)]));
  return (uid) => promised.get(uid) ?? null;
}

function promisedOfGroup({ family, accounts }: Group, at: Date): Promised | null {
  const { regularSeats, variants } = family;
  const free = cyclePriceOf(family, membersPlanOf(variants), null, at);
  if (free === null || regularSeats === 0) return null;
  const sold = accounts.map(({ variant, order }) => cyclePriceOf(family, variant, soldAt(order), at));
  const seats = Array.from({ length: Math.max(regularSeats, sold.length) }, (_, seat) => sold[seat] ?? free);
  return promisedOf(seats, groupSizeOf(family));
}

/**
 * What the members of a group pay for one cycle, its free seats at today's price; null where a seat has none. What its cycle is
 * expected to cost where the provider's price is not published. docs/rules/costs.md#recording
 */
export async function readMembersPay(tx: Pick<Tx, 'accountGroup'>, groupUid: string, at: Date): Promise<Sen | null> {
  const { family, accounts } = await tx.accountGroup.findUniqueOrThrow({ where: { uid: groupUid }, select: columns });
  const { cycleMonths, regularSeats, variants } = family;
  const perCycle = ({ durationMonths, prices }: Group['accounts'][number]['variant'], sold: SoldAt) => {
    const held = heldOfSeat(prices, sold, at);
    return held === null ? null : sen((held * BigInt(cycleMonths)) / BigInt(durationMonths));
  };
  const sold = membersPlanOf(variants);
  const free = Array.from({ length: Math.max(regularSeats - accounts.length, 0) }, () =>
    sold ? perCycle(sold, null) : null,
  );
  const seats = [...accounts.map(({ variant, order }) => perCycle(variant, soldAt(order))), ...free];
  return seats.length === 0 || seats.includes(null)
    ? null
    : seats.reduce<Sen>((sum, seat) => sen(sum + seat!), ZERO_SEN);
}

function soldAt({ invoices: [invoice], totalSen, items }: Order): SoldAt {
  return { totalSen: invoice?.amountSen ?? totalSen, feeSen: invoice?.feeSen ?? orderFeeSen(items) };
}
