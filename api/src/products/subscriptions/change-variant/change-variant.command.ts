import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { ChangeVariantBody, ChangedVariant } from '#contracts/products/subscriptions/change-variant.http';
import type { GroupWait } from '#domain/catalogue/group-wait';
import { DomainError } from '#domain/platform/domain-error';
import { sen, toRupiah } from '#domain/platform/sen';
import { brokenPromise, keepsPromise } from '#domain/products/subscriptions/groups/seat-promise';
import { variantChange } from '#domain/products/subscriptions/variant-change';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { orderStatusOf } from '#domain/sales/orders/order-status';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { isConflict } from '#runtime/platform/db/sql-errors';
import { announce } from '#runtime/platform/outbox/announce';
import { heldForOthers, lockGroup } from '#runtime/products/subscriptions/groups.store';
import { findSeat, lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';
import { purchaseInvoice } from '#runtime/sales/order-columns';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { CatalogueSnapshot } from '../../../catalogue/catalogue.snapshot.js';
import { type Plan, priceAt } from '../../../catalogue/load-catalogue.js';
import { Refusal, invalid } from '../../../platform/http/errors/refusal.js';
import { findSeatElsewhere } from './find-seat-elsewhere.js';
import { keepSeat, moveSeat, writePlan } from './write-change.js';

export class ChangeVariantCommand extends Command<ChangedVariant> {
  constructor(
    readonly customerUid: string,
    readonly body: ChangeVariantBody,
  ) {
    super();
  }
}

/** What the buyer has read of the seat with the other plan, and of its price. docs/rules/orders.md#promise */
type Read = Pick<ChangeVariantBody, 'moves' | 'waitsFor' | 'total'>;

/** Each try starts from the state at its time. */
const MAX_TRIES = 5;
/** The seat was taken, or the order changed, while this waited for a lock. */
class Changed extends Error {}

/**
 * Another plan for an order that is not paid: its price today, and a seat where the plan has one. The time to pay stays, so that
 * changing does not hold a seat for longer. Pressed again, it changes nothing. docs/rules/orders.md#another-plan
 */
@CommandHandler(ChangeVariantCommand)
export class ChangeVariantHandler implements ICommandHandler<ChangeVariantCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
    private readonly unpaid: UnpaidOrders,
  ) {}

  async execute({
    customerUid,
    body: { orderUid, variantUid, ...read },
  }: ChangeVariantCommand): Promise<ChangedVariant> {
    const plan = this.catalogue.planOf(variantUid);
    if (!plan) throw invalid({ field: 'variantUid', message: ERROR_MESSAGE.PLAN_UNAVAILABLE });
    const mine = await this.database.order.count({
      where: { uid: orderUid, customerUid, account: { isNot: null } },
    });
    if (!mine) throw new Refusal('ORDER_NOT_FOUND', 404);
    for (let attempt = 1; ; attempt += 1)
      try {
        await this.database.transaction((tx) => this.change(tx, orderUid, plan, read));
        return await this.view(orderUid);
      } catch (error) {
        if (!(error instanceof Changed) && !isConflict(error)) throw error;
        if (attempt >= MAX_TRIES) throw new Refusal('BUSY', 409);
      }
  }

  private async change(tx: Tx, orderUid: string, to: Plan, read: Read): Promise<void> {
    const at = this.clock.now();
    const price = priceAt(to, at);
    if (!price) throw invalid({ field: 'variantUid', message: ERROR_MESSAGE.PLAN_UNAVAILABLE });
    const before = (await findSeat(tx, orderUid))!;
    const targetUid = await this.targetOf(tx, before, to, at);
    const groups = new Map<string, Awaited<ReturnType<typeof lockGroup>>>();
    for (const uid of [...new Set([before.groupUid, targetUid])].toSorted()) groups.set(uid, await lockGroup(tx, uid));
    const { account, ...order } = await lockOrderOfSeat(tx, orderUid);
    if (account.version !== before.version || account.groupUid !== before.groupUid) throw new Changed();
    if (account.variantUid === to.variantUid) return; // pressed twice

    const from = this.catalogue.planOf(account.variantUid);
    if (!from) throw new DomainError('CANNOT_CHANGE_PLAN', ERROR_MESSAGE.PLAN_UNAVAILABLE);
    const hasProof = (await tx.payment.count({ where: { orderUid } })) > 0;
    const change = variantChange({ status: orderStatusOf(order.status), hasProof }, from, to);
    if (!change.possible) throw new DomainError('CANNOT_CHANGE_PLAN', change.why);
    const [source, target] = [groups.get(before.groupUid)!, groups.get(targetUid)!];
    // Under the locks: an offer may have held the seat since the target was chosen.
    const held = await heldForOthers(tx, target.uid, account.customerUid, at);
    const isTaken = source === target ? !keepSeat.fits(source, held, account, to) : !moveSeat.fits(target, held, to);
    if (isTaken) throw new Changed();
    checkPriceRead(price.grandTotal, read.total, 'Harga paket ini');
    if (source !== target && read.moves === false) throw seatMoves();
    await checkWait(tx, target, to, read.waitsFor, at);
    await writePlan(tx, order, to, price);
    await (source === target
      ? keepSeat.write(tx, source, account, to)
      : moveSeat.write(tx, { source, target }, account, to, at));
    await announce(tx, 'order.plan-changed', { orderUid, accountUid: account.uid, variantUid: to.variantUid });
  }

  /** The group with a seat for the plan: its own, where the plan belongs to it and finds what it needs. */
  private async targetOf(
    tx: Tx,
    seat: NonNullable<Awaited<ReturnType<typeof findSeat>>>,
    to: Plan,
    at: Date,
  ): Promise<string> {
    const group = await tx.accountGroup.findUniqueOrThrow({ where: { uid: seat.groupUid } });
    const { orderUid, customerUid } = seat;
    const held = await heldForOthers(tx, group.uid, customerUid, at);
    if (group.familyUid === to.familyUid && keepSeat.fits(group, held, seat, to)) return group.uid;
    const { familyUid, needsTv } = to;
    return findSeatElsewhere(tx, {
      orderUid,
      customerUid,
      familyUid,
      needsTv,
      perGroup: this.unpaid.limits[3] ?? null,
      at,
    });
  }

  private async view(orderUid: string): Promise<ChangedVariant> {
    const order = await this.database.order.findUniqueOrThrow({
      where: { uid: orderUid },
      include: { account: true, invoices: purchaseInvoice },
    });
    const { variantUid, groupUid, seatNumber } = order.account!;
    const dueAt = orderDueAt(order)?.toISOString() ?? null;
    return { orderUid, variantUid, groupUid, seatNumber, grandTotal: toRupiah(sen(order.totalSen)), dueAt };
  }
}

const seatMoves = () =>
  new DomainError(
    'SEAT_MOVES',
    'Keadaan grupmu baru saja berubah, jadi paketmu belum kami ganti: dengan paket ini kursimu pindah ke grup lain. Tekan sekali lagi kalau kamu setuju.',
  );

/** @throws DomainError where the group waits for more than was read. A pre-order is not paid before its group is full. */
async function checkWait(
  tx: Tx,
  group: { uid: string; familyUid: string },
  to: Plan,
  read: Read['waitsFor'],
  at: Date,
): Promise<void> {
  if (read === undefined || to.isPo) return;
  const [{ wait }] = await tx.$queryRaw<[{ wait: GroupWait | null }]>`
    SELECT group_wait(${group.familyUid}::uuid, ${group.uid}::uuid, ${at}) AS wait`;
  if (wait !== null && !keepsPromise(read, wait)) throw brokenPromise(wait);
}
