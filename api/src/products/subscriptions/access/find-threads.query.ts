import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ThreadView } from '#contracts/products/subscriptions/access.http';
import { maskName } from '#domain/identity/customers/mask-name';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { OPEN_CLAIM_STATES } from '#domain/products/subscriptions/access/access-claim';
import { hostScopeOf, isInScope } from '#domain/products/subscriptions/access/thread';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { claimView } from './claim-view.js';

export class FindThreadsQuery extends Query<ThreadView[]> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** The threads that I take part in: of my seat, and as a host that has bought of every member of the group. */
@QueryHandler(FindThreadsQuery)
export class FindThreadsHandler implements IQueryHandler<FindThreadsQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  async execute({ accountUid, customerUid }: FindThreadsQuery): Promise<ThreadView[]> {
    const mine = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: { groupUid: true, role: true, status: true, createdAt: true },
    });
    if (!mine) throw new Refusal('NOT_FOUND', 404);
    const scope = hostScopeOf(mine);
    const ofGroup = { groupUid: mine.groupUid, role: 'regular', status: { in: LIVE_ACCOUNT_CODES } };
    const seats = await this.database.account.findMany({
      where: scope ? { OR: [{ uid: accountUid }, ofGroup] } : { uid: accountUid },
      orderBy: { seatNumber: 'asc' },
      select: {
        uid: true,
        seatNumber: true,
        thread: true,
        order: { select: { name: true } },
        claims: { where: { state: { in: OPEN_CLAIM_STATES } }, take: 1 },
      },
    });
    return seats.map(({ uid, seatNumber, thread, order, claims: [claim] }) => {
      const isMine = uid === accountUid;
      const isMeant = (of: { groupUid: string; openedAt: Date }) =>
        isMine || (scope !== null && isInScope(scope, { groupUid: of.groupUid, at: of.openedAt }));
      return {
        accountUid: uid,
        seatNumber,
        name: maskName(order.name),
        isMine,
        unread: (isMine ? thread?.unreadMember : thread?.unreadHost) ?? 0,
        lastAt: thread?.lastAt.toISOString() ?? null,
        claim: claim && isMeant(claim) ? claimView(claim, this.links) : null,
      };
    });
  }
}
