import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ShipBody } from '#contracts/sales/shipping.admin.http';
import { checkHandOver } from '#domain/sales/shipping/shipment';
import type { ShippingMethod } from '#domain/sales/shipping/shipping-option';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { ProductLines } from '#runtime/sales/product-lines';
import { moveShipment } from '#runtime/sales/shipping/shipments.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { lockShipment } from './lock-shipment.js';

export class ShipCommand extends Command<{ uid: string }> {
  /** `handed`: to which courier under which number. */
  constructor(
    readonly shipmentUid: string,
    readonly step: { action: 'ship' | 'correct-tracking'; handed: ShipBody } | { action: 'ready' },
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A packed parcel leaves the shop, or waits at its counter, or was sent under another number; the customer gets a message. */
@CommandHandler(ShipCommand)
export class ShipHandler implements ICommandHandler<ShipCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ shipmentUid, step, admin }: ShipCommand): Promise<{ uid: string }> {
    const { action } = step;
    const handed = 'handed' in step ? step.handed : null;
    await this.database.transaction(async (tx) => {
      const { order, shipment } = await lockShipment(tx, this.lines, { uid: shipmentUid });
      checkHandOver(shipment.method as ShippingMethod, action);
      const why = handed ? `${handed.courier}, resi ${handed.trackingNumber}` : 'Siap diambil';
      await moveShipment(
        tx,
        shipment,
        action,
        { actor: 'admin', by: admin.name, why },
        { ...handed, ...(action === 'ship' && { shippedAt: this.clock.now() }) },
      );
      const payload = { orderUid: order.uid, shipmentUid };
      if (action === 'correct-tracking')
        await announce(tx, 'shipment.tracking-corrected', { ...payload, trackingNumber: handed!.trackingNumber });
      else await announce(tx, action === 'ship' ? 'shipment.shipped' : 'shipment.ready', payload);
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
