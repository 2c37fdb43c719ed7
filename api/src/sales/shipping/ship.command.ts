import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ShipBody } from '#contracts/sales/shipping.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { ProductLines } from '#runtime/sales/product-lines';
import { moveShipment } from '#runtime/sales/shipping/shipments.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { lockShipment } from './lock-shipment.js';

export class ShipCommand extends Command<{ uid: string }> {
  /** `handed`: to which courier under which number; null: it is ready to be picked up. */
  constructor(
    readonly shipmentUid: string,
    readonly handed: ShipBody | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A packed parcel leaves the shop, or waits at its counter; the customer gets a message. */
@CommandHandler(ShipCommand)
export class ShipHandler implements ICommandHandler<ShipCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ shipmentUid, handed, admin }: ShipCommand): Promise<{ uid: string }> {
    const action = handed ? 'ship' : 'ready';
    await this.database.transaction(async (tx) => {
      const { order, shipment } = await lockShipment(tx, this.lines, { uid: shipmentUid });
      const why = handed ? `${handed.courier}, resi ${handed.trackingNumber}` : 'Siap diambil';
      await moveShipment(
        tx,
        shipment,
        action,
        { actor: 'admin', by: admin.name, why },
        handed ? { ...handed, shippedAt: this.clock.now() } : {},
      );
      const payload = { orderUid: order.uid, shipmentUid };
      await announce(tx, handed ? 'shipment.shipped' : 'shipment.ready', payload);
      await recordAudit(tx, admin, {
        action,
        subject: 'shipments',
        subjectUid: shipmentUid,
        ...(handed && { change: { ...handed } }),
      });
    });
    return { uid: shipmentUid };
  }
}
