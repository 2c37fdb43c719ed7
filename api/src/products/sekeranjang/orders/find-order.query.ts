import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SekeranjangOrder } from '#contracts/products/sekeranjang/sekeranjang.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import type { ShareState } from '#domain/products/sekeranjang/share';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { ORDER_STATUS, ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { purchaseInvoice } from '#runtime/sales/order-columns';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { shipmentView } from '../../../sales/shipping/shipment-view.js';
import { productColumns, productSummary } from '../catalogue/product-view.js';

export class FindSekeranjangOrderQuery extends Query<SekeranjangOrder> {
  constructor(
    readonly customerUid: string,
    readonly orderUid: string,
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

  async execute({ customerUid, orderUid }: FindSekeranjangOrderQuery): Promise<SekeranjangOrder> {
    const [share, order] = await Promise.all([
      this.database.sekeranjangShare.findFirst({
        where: { orderUid, customerUid },
        include: { product: { include: productColumns } },
      }),
      this.database.order.findFirst({
        where: { uid: orderUid, customerUid, productLine: 'sekeranjang' },
        include: {
          invoices: purchaseInvoice,
          shipment: true,
          refunds: { where: { creditedAt: { not: null } }, select: { amountSen: true } },
        },
      }),
    ]);
    if (!share || !order?.shipment) throw new Refusal('ORDER_NOT_FOUND', 404);
    const now = this.clock.now();
    const product = productSummary(share.product, now);
    return {
      orderUid,
      customerUid,
      orderNumber: order.number,
      status: order.status,
      statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
      createdAt: order.createdAt.toISOString(),
      dueAt: orderDueAt(order)?.toISOString() ?? null,
      share: share.state as ShareState,
      product,
      price: toRupiah(sen(share.priceSen)),
      grandTotal: toRupiah(sen(order.totalSen)),
      credit: toRupiah(addSen(...order.refunds.map(({ amountSen }) => sen(amountSen)))),
      shipment: shipmentView(order.shipment),
      canUploadProof: order.status === ORDER_STATUS.awaitingPayment && product.isAvailable,
    };
  }
}
