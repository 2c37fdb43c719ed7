import { Injectable } from '@nestjs/common';
import { type AdminErrand, adminErrand } from '#contracts/products/errands/errands.admin.http';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import {
  ERRAND_STATES,
  type ErrandState,
  WAITING_ERRANDS,
  errandMoves,
  goodsSen,
} from '#domain/products/errands/errand';
import type { ShipmentState } from '#domain/sales/shipping/shipment';
import type { Errand } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { whatsAppTextLink } from '#runtime/messages/whatsapp-link';
import { customerIn, customerWay, ownWay } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, byUid, contains, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder, orderIn } from '../../../sales/orders/found-by-order.js';
import { quoteOf } from '../requests/errand-view.js';

@Injectable()
export class ErrandsList extends RecordList<AdminErrand> {
  protected readonly from = sql`errand t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    state: sortBy(sql`t.state`, sql`t.created_at`),
    quoteEndsAt: sortByNullable(sql`t.quote_ends_at`),
    // A paid one waits to be bought since it was paid.
    waitsSince:
      sortBy(sql`coalesce((SELECT i.paid_at FROM invoice i WHERE i.order_uid = t.order_uid AND i.purpose = 'purchase'),
      t.created_at)`),
  };
  protected readonly filters = {
    q: byText((q) =>
      foundByOrder(
        q,
        orderIn(sql`errand`),
        customerWay(q, customerIn(sql`errand`)),
        ownWay(sql`errand`, contains(q, sql`t.name`, sql`t.code`)),
      ),
    ),
    state: byChoice(ERRAND_STATES)(is(sql`t.state`)),
    waiting: byFlag((wanted) => {
      const waits = sql`t.state = ANY (${WAITING_ERRANDS})`;
      return wanted ? waits : sql`NOT (${waits})`;
    }),
    toShip: byFlag((wanted) => {
      const waits = sql`EXISTS (SELECT FROM shipment s WHERE s.order_uid = t.order_uid AND s.state IN ('to-pack', 'ready'))`;
      return wanted ? sql`t.state = 'bought' AND ${waits}` : sql`NOT (t.state = 'bought' AND ${waits})`;
    }),
    customerUid: byUid(is(sql`t.customer_uid`)),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminErrand[]> {
    const errands = await this.database.errand.findMany({ where: { uid: { in: uids } } });
    const [customers, orders] = await Promise.all([
      this.database.customer.findMany({
        where: { uid: { in: errands.map(({ customerUid }) => customerUid) } },
        select: { uid: true, name: true, phoneNumber: true },
      }),
      this.database.order.findMany({
        where: { uid: { in: errands.flatMap(({ orderUid }) => orderUid ?? []) } },
        select: { uid: true, number: true, shipment: { select: { uid: true, state: true } } },
      }),
    ]);
    const customerOf = new Map(customers.map((customer) => [customer.uid, customer]));
    const orderOf = new Map(orders.map((order) => [order.uid, order]));
    return errands.map((errand) => {
      const customer = customerOf.get(errand.customerUid)!;
      const order = errand.orderUid ? orderOf.get(errand.orderUid) : undefined;
      return {
        ...this.facts(errand),
        customerName: customer.name,
        waLink: whatsAppTextLink(customer.phoneNumber, 'errand', {
          name: customer.name,
          plan: errand.name,
          code: errand.code,
        }),
        orderNumber: order?.number ?? null,
        shipmentUid: order?.shipment?.uid ?? null,
        shipmentState: (order?.shipment?.state as ShipmentState | undefined) ?? null,
      };
    });
  }

  private facts(errand: Errand) {
    const state = errand.state as ErrandState;
    const quote = quoteOf(errand);
    return {
      id: errand.uid,
      code: errand.code,
      customerUid: errand.customerUid,
      state,
      name: errand.name,
      link: errand.link,
      note: errand.note,
      picture: errand.pictureUid && this.links.sign(errand.pictureUid),
      quantity: errand.quantity,
      ceiling: toRupiah(sen(errand.ceilingSen)),
      unitPrice: rupiahOrNull(errand.unitPriceSen),
      goods: quote && toRupiah(goodsSen(quote)),
      fee: rupiahOrNull(errand.feeSen),
      weightGrams: errand.weightGrams,
      quoteNote: errand.quoteNote,
      quotedAt: errand.quotedAt?.toISOString() ?? null,
      quoteEndsAt: errand.quoteEndsAt?.toISOString() ?? null,
      reason: errand.reason,
      orderUid: errand.orderUid,
      cost: rupiahOrNull(errand.costSen),
      receipt: errand.receiptUid && this.links.sign(errand.receiptUid),
      boughtAt: errand.boughtAt?.toISOString() ?? null,
      version: errand.version,
      createdAt: errand.createdAt.toISOString(),
      // A refund is an act on the parcel.
      allowedActions: errandMoves
        .actionsOn(state, 'admin')
        .filter((action) => action === 'quote' || action === 'decline' || action === 'buy'),
    };
  }
}

export const ErrandsListController = listController({
  resource: 'errands',
  tag: 'admin errands',
  schema: adminErrand,
  source: ErrandsList,
});
