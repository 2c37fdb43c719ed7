import { createHash } from 'node:crypto';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { type Joining, joinedTooRecently, mayJoinAgainFrom } from '#domain/catalogue/scheme/household';
import type { Tx } from '#runtime/platform/db/database';
import { invalid } from '../../../platform/http/errors/refusal.js';
import type { Eligibility } from './check-answers.js';

interface Order {
  orderUid: string;
  createdAt: Date;
}

/**
 * Stores the answers with the order and takes the account's place in its household, in the transaction of the order.
 * @throws Refusal 422 with the date, when the account has joined that household within the last twelve months.
 */
export async function recordEligibility(tx: Tx, { joins, answers }: Eligibility, { orderUid, createdAt }: Order) {
  await tx.orderEligibility.create({
    data: { orderUid, accountEmail: joins?.accountEmail ?? null, answers, confirmedAt: createdAt },
    select: { orderUid: true },
  });
  if (joins) await joinHousehold(tx, joins, { orderUid, createdAt });
}

/** The primary key serialises concurrent orders: the second waits for the first and then sees its row. */
async function joinHousehold(
  tx: Tx,
  { household, accountEmail }: NonNullable<Eligibility['joins']>,
  { orderUid, createdAt }: Order,
): Promise<void> {
  const emailHash = hashOf(accountEmail);
  const { count } = await tx.providerAccount.createMany({
    data: [{ household, emailHash, orderUid }],
    skipDuplicates: true,
  });
  if (count === 1) return;
  const [last] = await tx.$queryRaw<{ orderUid: string }[]>`
    SELECT order_uid AS "orderUid" FROM provider_account
    WHERE household = ${household} AND email_hash = ${emailHash} FOR UPDATE`;
  const from = mayJoinAgainFrom(await joiningOf(tx, last!.orderUid));
  if (from && from > createdAt)
    throw invalid({ field: 'eligibility.accountEmail', message: joinedTooRecently(household, from) });
  await tx.providerAccount.update({
    where: { household_emailHash: { household, emailHash } },
    data: { orderUid },
    select: { orderUid: true },
  });
}

async function joiningOf(tx: Tx, orderUid: string): Promise<Joining> {
  const { createdAt, account } = await tx.order.findUniqueOrThrow({
    where: { uid: orderUid },
    select: {
      createdAt: true,
      account: {
        select: {
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
    orderedAt: createdAt,
    activatedAt: account?.history[0]?.at ?? null,
    hasEnded: account !== null && !LIVE_ACCOUNT_CODES.includes(account.status),
  };
}

const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
