import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CredentialView } from '#contracts/products/subscriptions/vault.http';
import { maskName } from '#domain/identity/customers/mask-name';
import { isInsider } from '#domain/products/subscriptions/accounts/insider';
import { mayReveal, mayStore } from '#domain/products/subscriptions/vault/credential-access';
import { Database } from '#runtime/platform/db/database';
import { countFormerViewers, storedByOf, kindOf, readAccesses } from './accesses.js';
import { findSeat } from './find-seat.js';

export class FindCredentialQuery extends Query<CredentialView> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** The vault without its login: whether there is one, and for the host who has revealed it. IP addresses are for admins. */
@QueryHandler(FindCredentialQuery)
export class FindCredentialHandler implements IQueryHandler<FindCredentialQuery> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid, customerUid }: FindCredentialQuery): Promise<CredentialView> {
    const seat = await findSeat(this.database, accountUid, customerUid);
    const { groupUid } = seat;
    const isKeeper = mayStore(seat);
    const stored = isInsider(seat) ? await this.database.groupCredential.findUnique({ where: { groupUid } }) : null;
    const accesses = isKeeper ? await readAccesses(this.database, groupUid) : null;
    return {
      credential: stored && {
        version: stored.version,
        storedAt: stored.storedAt.toISOString(),
        storedBy: storedByOf(stored),
      },
      mayReveal: mayReveal(seat, stored && storedByOf(stored)),
      mayStore: isKeeper,
      isInvited: seat.isInvited,
      accesses:
        accesses?.map((access) => ({
          at: access.at.toISOString(),
          kind: kindOf(access),
          version: access.version,
          seatNumber: access.account?.seatNumber ?? null,
          name: access.account ? maskName(access.account.order.name) : 'Tim Patungan',
        })) ?? null,
      formerViewers: isKeeper ? (stored ? await countFormerViewers(this.database, stored) : 0) : null,
    };
  }
}
