import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SekeranjangOrder, SekeranjangOrderGlance } from '#contracts/products/sekeranjang/sekeranjang.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import type { ShareState } from '#domain/products/sekeranjang/share';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { ORDER_STATUS, ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { isAskedAgain } from '#runtime/products/sekeranjang/asked-again';
import { purchaseInvoice } from '#runtime/sales/order-columns';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { type OrderViewer, seenBy } from '../../../sales/orders/order-viewer.js';
import { shipmentView } from '../../../sales/shipping/shipment-view.js';
import { productColumns, productSummary } from '../catalogue/product-view.js';

export class FindSekeranjangOrderQuery extends Query<SekeranjangOrder | SekeranjangOrderGlance> {
  /** In full for the owner, by link or token; otherwise a glance. */
  constructor(
    readonly orderUid: string,
    readonly viewer: OrderViewer,
  ) {
    super();
  }
}

@QueryHandler(FindSekeranjangOrderQuery)
export class FindSekeranjangOrderHandler implements IQueryHandler<FindSekeranjangOrderQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ orderUid, viewer }: FindSekeranjangOrderQuery): Promise<SekeranjangOrder | SekeranjangOrderGlance> {
    const [share, found] = await Promise.all([
      this.database.sekeranjangShare.findFirst({
        where: { orderUid },
        include: { product: { include: productColumns } },
      }),
      this.database.order.findFirst({
        where: { uid: orderUid, productLine: 'sekeranjang' },
        include: {
          invoices: purchaseInvoice,
          shipment: true,
          refunds: { where: { creditedAt: { not: null } }, select: { amountSen: true } },
        },
      }),
    ]);
    const { order, isOwner } = seenBy(found, viewer);
    if (!share || !order.shipment) throw new Refusal('ORDER_NOT_FOUND', 404);
    const now = this.clock.now();
    const product = productSummary(share.product, now);
    const glance: SekeranjangOrderGlance = {
      orderUid,
      orderNumber: order.number,
      status: order.status,
      statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
      createdAt: order.createdAt.toISOString(),
      dueAt: orderDueAt(order)?.toISOString() ?? null,
      share: share.state as ShareState,
      product,
      price: toRupiah(sen(share.priceSen)),
      grandTotal: toRupiah(sen(order.totalSen)),
      canUploadProof:
        order.status === ORDER_STATUS.awaitingPayment &&
        (product.isAvailable || (await isAskedAgain(this.database, orderUid))),
    };
    if (!isOwner) return glance;
    return {
      ...glance,
      customerUid: order.customerUid,
      credit: toRupiah(addSen(...order.refunds.map(({ amountSen }) => sen(amountSen)))),
      shipment: shipmentView(order.shipment),
    };
  }
}
