import { createHash } from 'node:crypto';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { type Joining, accountNamed, joinedTooRecently, mayJoinAgainFrom } from '#domain/catalogue/scheme/household';
import type { Tx } from '#runtime/platform/db/database';
import { invalid } from '../../../platform/http/errors/refusal.js';
import type { Eligibility } from './check-answers.js';

interface Order {
  orderUid: string;
  customerUid: string;
  /** In which the order has taken its seat. */
  groupUid: string;
  /** When it was answered: with the order, or later. */
  at: Date;
}

/**
 * Stores the answers and takes the account's place in its household, in the transaction of the order or of the later answer.
 * @throws Refusal 422 with the date, when the account has joined that household within the last twelve months.
 */
export async function recordEligibility(tx: Tx, { accountEmail, joins, answers }: Eligibility, order: Order) {
  const { orderUid, at } = order;
  await tx.orderEligibility.create({
    data: { orderUid, accountEmail, answers, confirmedAt: at },
    select: { orderUid: true },
  });
  if (joins) await joinHousehold(tx, joins, order);
}

/** The primary key serialises concurrent orders: the second waits for the first and then sees its row. */
async function joinHousehold(
  tx: Tx,
  { household, accountEmail }: NonNullable<Eligibility['joins']>,
  { orderUid, customerUid, groupUid, at }: Order,
): Promise<void> {
  const emailHash = hashOf(accountNamed(household, accountEmail));
  const { count } = await tx.providerAccount.createMany({
    data: [{ household, emailHash, orderUid }],
    skipDuplicates: true,
  });
  if (count === 1) return;
  const [last] = await tx.$queryRaw<{ orderUid: string }[]>`
    SELECT order_uid AS "orderUid" FROM provider_account
    WHERE household = ${household} AND email_hash = ${emailHash} FOR UPDATE`;
  const joining = await joiningOf(tx, last!.orderUid);
  // One's own return to the same family joins no other one, and does not count anew.
  if (joining.hasEnded && joining.customerUid === customerUid && joining.groupUid === groupUid) return;
  const from = mayJoinAgainFrom(joining);
  if (from && from > at)
    throw invalid({ field: 'eligibility.accountEmail', message: joinedTooRecently(household, from) });
  await tx.providerAccount.update({
    where: { household_emailHash: { household, emailHash } },
    data: { orderUid },
    select: { orderUid: true },
  });
}

async function joiningOf(
  tx: Tx,
  orderUid: string,
): Promise<Joining & { customerUid: string; groupUid: string | null }> {
  const { createdAt, customerUid, account } = await tx.order.findUniqueOrThrow({
    where: { uid: orderUid },
    select: {
      createdAt: true,
      customerUid: true,
      account: {
        select: {
          groupUid: true,
          status: true,
          history: {
            where: { toStatus: ACCOUNT_STATUS.active },
            orderBy: { at: 'asc' },
            take: 1,
            select: { at: true },
          },
        },
      },
    },
  });
  return {
    customerUid,
    groupUid: account?.groupUid ?? null,
    orderedAt: createdAt,
    activatedAt: account?.history[0]?.at ?? null,
    hasEnded: account !== null && !LIVE_ACCOUNT_CODES.includes(account.status),
  };
}

const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
