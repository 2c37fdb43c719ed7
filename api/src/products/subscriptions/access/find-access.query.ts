import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AccessView } from '#contracts/products/subscriptions/access.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { OPEN_CLAIM_STATES } from '#domain/products/subscriptions/access/access-claim';
import { maskEmail } from '#domain/identity/customers/mask-name';
import { Database } from '#runtime/platform/db/database';
import { claimStateOf } from '#runtime/products/subscriptions/access/claims.store';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { claimView } from './claim-view.js';

export class FindAccessQuery extends Query<AccessView> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** Whether my seat can be used, with every clock that runs. */
@QueryHandler(FindAccessQuery)
export class FindAccessHandler implements IQueryHandler<FindAccessQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  async execute({ accountUid, customerUid }: FindAccessQuery): Promise<AccessView> {
    const seat = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: {
        role: true,
        status: true,
        access: true,
        group: { select: { family: { select: { invites: true } } } },
        order: {
          select: {
            email: true,
            eligibility: { select: { accountEmail: true } },
            voucher: { select: { used: true } },
          },
        },
        claims: { orderBy: { openedAt: 'desc' }, take: 1 },
      },
    });
    if (!seat) throw new Refusal('NOT_FOUND', 404);
    const { access, role, status, group, order } = seat;
    const [claim] = seat.claims;
    const isOpen = claim !== undefined && OPEN_CLAIM_STATES.includes(claimStateOf(claim));
    const isInUse = role === 'regular' && status === ACCOUNT_STATUS.active;
    const mayConfirm = isInUse && (isOpen || (access !== null && !access.confirmedAt));
    const mayClaim = isInUse && !isOpen && !order.voucher?.used;
    return {
      grantedAt: access?.grantedAt.toISOString() ?? null,
      silenceEndsAt: access?.dueAt?.toISOString() ?? null,
      confirmedAt: access?.confirmedAt?.toISOString() ?? null,
      confirmedBy: access?.confirmedBy ?? null,
      invitation:
        isInUse && group.family.invites
          ? {
              email: maskEmail(order.eligibility?.accountEmail ?? order.email),
              sentAt: access?.grantedAt.toISOString() ?? null,
            }
          : null,
      claim: claim ? claimView(claim, this.links) : null,
      actions: [...(mayConfirm ? (['confirm'] as const) : []), ...(mayClaim ? (['claim'] as const) : [])],
    };
  }
}
