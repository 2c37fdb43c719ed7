import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SlotOrder, SlotView } from '#contracts/products/venues/venues.http';
import { slotPath } from '#contracts/product-paths';
import { maskName } from '#domain/identity/customers/mask-name';
import { sen, toRupiah } from '#domain/platform/sen';
import { cancellingOf } from '#domain/products/venues/cancelling';
import { LIVE_SHARES, type ShareKind, type ShareState } from '#domain/products/venues/share';
import { SLOT_STATE_LABEL, type SlotState } from '#domain/products/venues/slot';
import { SPORTS, type Sport } from '#domain/products/venues/sports';
import { playerShare } from '#domain/products/venues/terms';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { hasTimeToPay } from '#domain/sales/orders/time-to-pay';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { purchaseInvoice } from '#runtime/sales/order-columns';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class FindSlotQuery extends Query<SlotView> {
  constructor(
    readonly slotUid: string,
    readonly customerUid: string | null,
  ) {
    super();
  }
}
export class FindSlotOrderQuery extends Query<SlotOrder> {
  constructor(
    readonly customerUid: string,
    readonly orderUid: string,
  ) {
    super();
  }
}

const columns = {
  venue: true,
  shares: { where: { state: { in: LIVE_SHARES } }, orderBy: [{ paidAt: 'asc' }, { orderUid: 'asc' }] },
} as const satisfies Prisma.VenueSlotInclude;
type SlotRow = Prisma.VenueSlotGetPayload<{ include: typeof columns }>;

/** A shared slot, for those who have its link: its uid cannot be guessed. */
@QueryHandler(FindSlotQuery)
export class FindSlotHandler implements IQueryHandler<FindSlotQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slotUid, customerUid }: FindSlotQuery): Promise<SlotView> {
    const slot = await this.database.venueSlot.findFirst({ where: { uid: slotUid, shared: true }, include: columns });
    if (!slot) throw new Refusal('NOT_FOUND', 404);
    const isIn = slot.shares.some((share) => share.customerUid === customerUid && plays(share));
    const canJoin =
      !isIn && slot.state === 'open' && placesLeft(slot) > 0 && hasTimeToPay(slot.cutoffAt!, this.clock.now());
    return { ...(await slotFacts(this.database, slot)), isIn, canJoin };
  }
}

/** The part of the customer's own order. */
@QueryHandler(FindSlotOrderQuery)
export class FindSlotOrderHandler implements IQueryHandler<FindSlotOrderQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, orderUid }: FindSlotOrderQuery): Promise<SlotOrder> {
    const share = await this.database.venueShare.findFirst({
      where: { orderUid, customerUid },
      include: { slot: { include: columns } },
    });
    if (!share) throw new Refusal('ORDER_NOT_FOUND', 404);
    const { slot } = share;
    const now = this.clock.now();
    const [kind, state] = [share.kind as ShareKind, share.state as ShareState];
    const terms = cancellingOf(
      { kind, state, amount: sen(share.amountSen) },
      { ...slot, state: slot.state as SlotState, cutoffAt: slot.cutoffAt! },
      now,
    );
    const isLooking = slot.shared && slot.state === 'open' && kind === 'booking';
    return {
      orderUid,
      kind,
      state,
      amount: toRupiah(sen(share.amountSen)),
      slot: await slotFacts(this.database, slot),
      link: isLooking && placesLeft(slot) > 0 ? slotPath(slot.venue.slug, slot.uid) : null,
      rest: isLooking && hasTimeToPay(slot.cutoffAt!, now) ? restOf(slot) : null,
      restOrder: kind === 'booking' ? await this.restOrder(slot, customerUid) : null,
      cancelling: terms && {
        kept: toRupiah(terms.kept),
        back: toRupiah(terms.back),
        endsSlot: terms.endsSlot,
      },
    };
  }

  /** The booker's own order for the places that were left, while it is not paid. */
  private async restOrder({ shares }: SlotRow, customerUid: string): Promise<SlotOrder['restOrder']> {
    const rest = shares.find(
      (share) => share.kind === 'rest' && share.state === 'held' && share.customerUid === customerUid,
    );
    if (!rest) return null;
    const order = await this.database.order.findUniqueOrThrow({
      where: { uid: rest.orderUid },
      select: { number: true, status: true, invoices: purchaseInvoice },
    });
    return {
      orderUid: rest.orderUid,
      orderNumber: order.number,
      places: rest.places,
      dueAt: orderDueAt(order)?.toISOString() ?? null,
      isChecked: order.status === ORDER_STATUS.awaitingConfirmation,
    };
  }
}

const placesLeft = ({ players, held, paid }: SlotRow): number => players - held - paid;

/** One that was cancelled too late keeps its place, but not its player. */
const plays = ({ state }: { state: string }): boolean => state !== ('kept' satisfies ShareState);

function restOf(slot: SlotRow): SlotOrder['rest'] {
  const places = placesLeft(slot);
  if (places <= 0) return null;
  return { places, total: toRupiah(sen(BigInt(places) * playerShare(sen(slot.priceSen), slot.players))) };
}

async function slotFacts(database: Database, slot: SlotRow): Promise<SlotOrder['slot']> {
  const { venue, players, paid, held, shared, listed, priceSen, keepPercent } = slot;
  const state = slot.state as SlotState;
  const shares = slot.shares.filter((share) => share.state !== 'held' && share.kind !== 'rest' && plays(share));
  const orders = await database.order.findMany({
    where: { uid: { in: shares.map(({ orderUid }) => orderUid) } },
    select: { uid: true, name: true },
  });
  const nameOf = new Map(orders.map(({ uid, name }) => [uid, name]));
  return {
    slotUid: slot.uid,
    venue: {
      slug: venue.slug,
      name: venue.name,
      city: venue.city,
      address: venue.address,
      sportLabel: SPORTS[venue.sport as Sport],
    },
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    state,
    stateLabel: SLOT_STATE_LABEL[state],
    shared,
    listed,
    players,
    paid,
    held,
    share: toRupiah(playerShare(sen(priceSen), players)),
    cutoffAt: slot.cutoffAt!.toISOString(),
    keepPercent,
    names: shares.map(({ orderUid }) => maskName(nameOf.get(orderUid) ?? '')),
  };
}
