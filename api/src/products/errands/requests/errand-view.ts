import type { ErrandDetail, ErrandSummary } from '#contracts/products/errands/errands.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import {
  type ErrandParcel,
  type ErrandState,
  errandLabel,
  errandMoves,
  goodsSen,
  isQuoteOpen,
  quotedSen,
} from '#domain/products/errands/errand';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import type { Errand, Prisma } from '#runtime/generated/prisma/client';
import { purchaseInvoice } from '#runtime/sales/order-columns';
import type { FileLinks } from '#runtime/platform/storage/file-links';
import { shipmentView } from '../../../sales/shipping/shipment-view.js';

export const orderColumns = {
  invoices: purchaseInvoice,
  shipment: true,
  refunds: { where: { creditedAt: { not: null } }, select: { amountSen: true } },
} as const;
type OrderRow = Prisma.OrderGetPayload<{ include: typeof orderColumns }>;
type Links = Pick<FileLinks, 'sign'>;

/** `parcel`: none where it has none yet. */
export function errandSummary(
  errand: Errand,
  parcel: { state: string; method: string } | null | undefined,
  links: Links,
): ErrandSummary {
  const state = errand.state as ErrandState;
  return {
    errandUid: errand.uid,
    errandCode: errand.code,
    name: errand.name,
    picture: errand.pictureUid && links.sign(errand.pictureUid),
    quantity: errand.quantity,
    ceiling: toRupiah(sen(errand.ceilingSen)),
    state,
    stateLabel: errandLabel(state, (parcel as ErrandParcel | undefined) ?? null),
    createdAt: errand.createdAt.toISOString(),
  };
}

/** For its customer. `order`: that of the errand, if there is one. */
export function errandDetail(errand: Errand, order: OrderRow | null, links: Links, now: Date): ErrandDetail {
  const { link, note, reason, costSen, boughtAt, receiptUid } = errand;
  return {
    ...errandSummary(errand, order?.shipment, links),
    link,
    note,
    quote: quoteView(errand, now),
    reason,
    order: order?.shipment ? orderView(order, order.shipment) : null,
    bought:
      costSen === null
        ? null
        : {
            cost: toRupiah(sen(costSen)),
            at: boughtAt!.toISOString(),
            receipt: receiptUid && links.sign(receiptUid),
          },
    canWithdraw: errandMoves.actionsOn(errand.state as ErrandState, 'customer').includes('withdraw'),
  };
}

/** The quote of an errand, if it has one. Amounts in sen. */
export function quoteOf({ quantity, unitPriceSen, feeSen, quoteEndsAt, weightGrams }: Errand) {
  return unitPriceSen !== null && feeSen !== null && quoteEndsAt && weightGrams !== null
    ? { quantity, unitPriceSen, feeSen, quoteEndsAt, weightGrams }
    : null;
}

function quoteView(errand: Errand, now: Date): ErrandDetail['quote'] {
  const quote = quoteOf(errand);
  return (
    quote && {
      unitPrice: toRupiah(sen(quote.unitPriceSen)),
      goods: toRupiah(goodsSen(quote)),
      fee: toRupiah(sen(quote.feeSen)),
      total: toRupiah(quotedSen(quote)),
      weightGrams: quote.weightGrams,
      note: errand.quoteNote,
      endsAt: quote.quoteEndsAt.toISOString(),
      isOpen: isQuoteOpen(errand, now),
    }
  );
}

const orderView = (order: OrderRow, shipment: NonNullable<OrderRow['shipment']>): ErrandDetail['order'] => ({
  orderUid: order.uid,
  customerUid: order.customerUid,
  orderNumber: order.number,
  status: order.status,
  statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
  dueAt: orderDueAt(order)?.toISOString() ?? null,
  grandTotal: toRupiah(sen(order.totalSen)),
  credit: toRupiah(addSen(...order.refunds.map(({ amountSen }) => sen(amountSen)))),
  shipment: shipmentView(shipment),
});
