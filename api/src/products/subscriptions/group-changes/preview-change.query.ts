import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GroupChangePreview } from '#contracts/products/subscriptions/groups.admin.http';
import { groupNameOf, seatRoleOf } from '#domain/catalogue/plan-family';
import type { SeatChange } from '#domain/products/subscriptions/groups/group-change';
import { ZERO_SEN, addSen, toRupiah } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { paidUntilOf } from '../paid-until.js';
import { type ChosenChange, type PlannedChange, planChange } from './planned-change.js';

export class PreviewChangeQuery extends Query<GroupChangePreview> {
  constructor(readonly chosen: ChosenChange) {
    super();
  }
}

/** Who would move, pay, get and be informed; changes nothing. */
@QueryHandler(PreviewChangeQuery)
export class PreviewChangeHandler implements IQueryHandler<PreviewChangeQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ chosen }: PreviewChangeQuery): Promise<GroupChangePreview> {
    const planned = await planChange(this.database, chosen, this.clock.now());
    return {
      digest: planned.digest,
      successorName: planned.successor?.name ?? null,
      seats: planned.plan.seats.map((change) => seatView(change, planned)),
    };
  }
}

function seatView(change: SeatChange, { groups }: PlannedChange): GroupChangePreview['seats'][number] {
  const account = groups.flatMap(({ row }) => row.accounts).find(({ uid }) => uid === change.accountUid)!;
  const to = change.what === 'move' ? groups.find(({ row }) => row.uid === change.toGroupUid)!.row : null;
  const { gets, gives, credited } = change.what === 'end' ? change : { gets: [], gives: [], credited: ZERO_SEN };
  const given = (how: 'ask' | 'keep') =>
    toRupiah(addSen(...gives.filter((part) => part.how === how).map(({ amount }) => amount)));
  return {
    accountUid: account.uid,
    orderNumber: account.order.number,
    customerName: account.order.name,
    role: seatRoleOf(account),
    what: change.what === 'end' ? change.as : change.what,
    groupName: to && groupNameOf(to),
    seatNumber: change.what === 'move' ? change.seatNumber : null,
    paidUntil:
      (change.what === 'move' && account.renewal && paidUntilOf(account, account.renewal)?.toISOString()) || null,
    gets: toRupiah(addSen(credited, ...gets.map(({ amount }) => amount))),
    owes: given('ask'),
    keptBack: given('keep'),
  };
}
