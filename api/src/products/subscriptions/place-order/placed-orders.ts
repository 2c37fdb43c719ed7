import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { pathAfterOrder } from '#contracts/shop-paths';
import { sen, toRupiah } from '#domain/platform/sen';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { seatKindOf } from '#domain/products/subscriptions/seat-kind';
import { orderNames } from '#domain/sales/orders/order-item';
import { ORDER_STATUS, type OrderKind } from '#domain/sales/orders/order-status';
import { Database } from '#runtime/platform/db/database';
import { itemColumns, purchaseInvoice } from '#runtime/sales/order-columns';
import type { Plan } from '../../../catalogue/load-catalogue.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { ReservedSeat } from './place-orders.sql.js';
import type { Reservation } from './reservation.js';

interface Facts {
  orderUid: string;
  customerUid: string;
  number: string;
  kind: OrderKind;
  totalSen: bigint;
  dueAt: Date | null;
}
interface PlanFacts {
  providerName: string;
  providerSlug: string;
  providerType: number;
  packageName: string;
  isHost: boolean;
  isPo: boolean;
}

/** Without a key the same again is a retry while its order is this: the unique index `order_open_retry`. */
const OPEN = [ORDER_STATUS.awaitingPayment, ORDER_STATUS.processing, ORDER_STATUS.waitingForGroup];

/** The answer to a placed order: the same whether it was made now or found again. */
@Injectable()
export class PlacedOrders {
  constructor(private readonly database: Database) {}

  fromReservation(reservation: Reservation, seat: ReservedSeat, plan: Plan): PlacedOrder {
    const dueAt = seat.dueAt === null ? null : new Date(seat.dueAt);
    return answer({ ...reservation, dueAt }, seat, plan, reservation.groupUid);
  }

  /**
   * The order that the same key, or the same request without a key, has made before.
   * @throws Refusal 422 when the key belongs to another request; `otherwise` when there is none: by default 409, for one that is not
   * committed yet.
   */
  async earlier(reservation: Reservation, otherwise: Error = new Refusal('BUSY', 409)): Promise<PlacedOrder> {
    const order = await this.find(reservation);
    // Without a key, corrected contact data are a retry too. With one, the order may be of another product line.
    if (order && reservation.idempotencyKey !== null && order.requestHash !== reservation.requestHash)
      throw new Refusal('IDEMPOTENCY_MISMATCH', 422, [
        { field: 'Idempotency-Key', message: ERROR_MESSAGE.IDEMPOTENCY_MISMATCH },
      ]);
    if (!order?.account) throw otherwise;
    const { account, uid: orderUid } = order;
    const kind = seatKindOf(account);
    const plan = { ...orderNames(order.items), isHost: kind === 'host', isPo: account.variant.package.isPo };
    return answer({ ...order, orderUid, kind, dueAt: orderDueAt(order) }, account, plan, reservation.groupUid);
  }

  private find(by: Pick<Reservation, 'customerUid' | 'idempotencyKey' | 'retryKey'>) {
    return this.database.order.findFirst({
      where: {
        customerUid: by.customerUid,
        ...(by.idempotencyKey === null
          ? { retryKey: by.retryKey, status: { in: OPEN } }
          : { idempotencyKey: by.idempotencyKey }),
      },
      orderBy: { createdAt: 'desc' },
      include: {
        account: { include: { variant: { select: { package: { select: { isPo: true } } } } } },
        items: itemColumns,
        invoices: purchaseInvoice,
      },
    });
  }
}

function answer(
  order: Facts,
  seat: Pick<ReservedSeat, 'groupUid' | 'seatNumber'>,
  plan: PlanFacts,
  askedGroupUid: string | null,
): PlacedOrder {
  const { orderUid, customerUid, number, totalSen, dueAt } = order;
  return {
    orderUid,
    customerUid,
    orderNumber: number,
    redirectUrl: pathAfterOrder(order.kind, {
      orderUid,
      customerUid,
      providerType: plan.providerType,
    }),
    grandTotal: toRupiah(sen(totalSen)),
    dueAt: dueAt?.toISOString() ?? null,
    groupUid: seat.groupUid,
    otherGroup: askedGroupUid !== null && askedGroupUid !== seat.groupUid,
    seatNumber: seat.seatNumber,
    additionalOrder: null,
    provider: {
      name: plan.providerName,
      slug: plan.providerSlug,
      type: plan.providerType,
      package: { name: plan.packageName, isHost: plan.isHost, isPo: plan.isPo },
    },
  };
}
