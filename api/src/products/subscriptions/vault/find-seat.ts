import { accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import type { VaultMember } from '#domain/products/subscriptions/vault/credential-access';
import type { Tx } from '#runtime/platform/db/database';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export interface Seat extends VaultMember {
  accountUid: string;
  groupUid: string;
  customerUid: string;
}

/** The customer's own seat, as the rules of the vault want to know it. @throws Refusal 404, the same for unknown and foreign seats. */
export async function findSeat(tx: Pick<Tx, 'account'>, accountUid: string, customerUid: string): Promise<Seat> {
  const account = await tx.account.findFirst({
    where: { uid: accountUid, customerUid },
    select: {
      groupUid: true,
      role: true,
      status: true,
      customer: { select: { blockedAt: true } },
      group: { select: { family: { select: { invites: true } } } },
    },
  });
  if (!account) throw new Refusal('NOT_FOUND', 404);
  const role = seatRoleOf(account);
  return {
    accountUid,
    customerUid,
    groupUid: account.groupUid,
    role,
    status: accountStatusOf(account.status),
    blocked: account.customer.blockedAt !== null,
    isInvited: role === 'regular' && account.group.family.invites,
  };
}
