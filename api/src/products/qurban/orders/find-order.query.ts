import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { QurbanOrder } from '#contracts/products/qurban/qurban.http';
import { maskName } from '#domain/identity/customers/mask-name';
import { sen, toRupiah } from '#domain/platform/sen';
import type { AnimalKind } from '#domain/products/qurban/animal';
import { certificateText } from '#domain/products/qurban/certificate';
import { type ParticipationState, SEATED } from '#domain/products/qurban/participation';
import { isLate, nextInstalment, shownPlan } from '#domain/products/qurban/saving-plan';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { animalColumns, animalView, dayOf } from '../catalogue/animal-view.js';
import { canRename } from './rename.command.js';

export class FindQurbanOrderQuery extends Query<QurbanOrder> {
  constructor(
    readonly customerUid: string,
    readonly orderUid: string,
  ) {
    super();
  }
}

const columns = {
  names: { orderBy: { number: 'asc' } },
  instalments: { orderBy: { number: 'asc' } },
  animal: { include: { ...animalColumns, season: true } },
  order: {
    select: {
      totalSen: true,
      invoices: { where: { purpose: 'purchase' }, select: { receivedSen: true, dueAt: true } },
    },
  },
} as const;
type Row = Prisma.QurbanParticipationGetPayload<{ include: typeof columns }>;

const longDay = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' });

/** The share of a customer: its animal, names, who else is in it (masked), and how far it is paid. */
@QueryHandler(FindQurbanOrderQuery)
export class FindQurbanOrderHandler implements IQueryHandler<FindQurbanOrderQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, orderUid }: FindQurbanOrderQuery): Promise<QurbanOrder> {
    const row = await this.database.qurbanParticipation.findFirst({
      where: { orderUid, customerUid },
      include: columns,
    });
    if (!row) throw new Refusal('ORDER_NOT_FOUND', 404);
    const others = await this.database.qurbanShare.findMany({
      where: { animalUid: row.animalUid, seat: { not: null }, orderUid: { not: orderUid } },
      orderBy: { seat: 'asc' },
      select: { name: true },
    });
    const { animal, order, names, surplusSen } = row;
    const state = row.state as ParticipationState;
    const { name, day, ordersUntil } = animal.season;
    return {
      orderUid,
      state,
      season: { name, day: dayOf(day), ordersUntil: ordersUntil.toISOString() },
      animal: animalView(animal, this.clock.now()),
      names: names.map((share) => ({
        name: share.name,
        seat: share.seat,
        certificate: certificateOf(row, share.name),
      })),
      canRename: canRename(row),
      others: SEATED.includes(state) ? others.map((other) => maskName(other.name)) : [],
      total: toRupiah(sen(order.totalSen)),
      ...savingsOf(row, this.clock.now()),
      surplus: toRupiah(sen(surplusSen)),
    };
  }
}

function savingsOf(
  { order, instalments, state }: Row,
  now: Date,
): Pick<QurbanOrder, 'received' | 'instalments' | 'next'> {
  const { receivedSen: received, dueAt: orderDueAt } = order.invoices[0] ?? { receivedSen: 0n, dueAt: null };
  const plan = shownPlan(instalments, received, orderDueAt);
  const next = state === 'held' ? nextInstalment(plan, received) : null;
  let due = 0n;
  return {
    received: toRupiah(sen(received)),
    instalments: plan.map(({ number, dueAt, amountSen }) => {
      due += amountSen;
      return { number, dueAt: dueAt.toISOString(), amount: toRupiah(sen(amountSen)), isPaid: received >= due };
    }),
    next: next && {
      number: next.number,
      dueAt: next.dueAt.toISOString(),
      amount: toRupiah(next.askedSen),
      isLate: isLate(instalments, received, now),
    },
  };
}

/** Null before the report, and of a name that was erased. */
function certificateOf({ animal, state }: Row, name: string): string | null {
  const { place, slaughteredOn, season, shares, code } = animal;
  if (!place || !slaughteredOn || name === '' || !['bought', 'done'].includes(state)) return null;
  const kind = animal.kind as AnimalKind;
  return certificateText(name, { season: season.name, kind, shares, code, day: longDay.format(slaughteredOn), place });
}
