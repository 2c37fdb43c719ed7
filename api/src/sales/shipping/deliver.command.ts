import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ShippingMethod } from '#domain/sales/shipping/shipping-option';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ProductLines } from '#runtime/sales/product-lines';
import { deliverShipment } from '#runtime/sales/shipping/deliver-shipment';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { lockShipment } from './lock-shipment.js';

export class DeliverCommand extends Command<{ uid: string }> {
  /** Who says so: an admin, or the customer by uid. */
  constructor(
    readonly shipmentUid: string,
    readonly who: AdminIdentity | { customerUid: string },
  ) {
    super();
  }
}

/** The parcel has arrived: its order is complete. */
@CommandHandler(DeliverCommand)
export class DeliverHandler implements ICommandHandler<DeliverCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ shipmentUid, who }: DeliverCommand): Promise<{ uid: string }> {
    const admin = 'name' in who ? who : null;
    const owner = 'customerUid' in who ? { order: { customerUid: who.customerUid } } : {};
    await this.database.transaction(async (tx) => {
      const { order, shipment } = await lockShipment(tx, this.lines, { uid: shipmentUid, ...owner });
      const isPickup = shipment.method === ('pickup' satisfies ShippingMethod);
      const cause = admin
        ? ({
            actor: 'admin',
            by: admin.name,
            byUid: admin.uid,
            why: isPickup ? 'Barang sudah diambil' : 'Barang sudah sampai',
          } as const)
        : ({
            actor: 'customer',
            by: 'customer',
            why: isPickup ? 'Diambil oleh pemesan' : 'Diterima oleh pemesan',
          } as const);
      await deliverShipment(tx, order, shipment, cause, this.clock.now());
      if (admin) await recordAudit(tx, admin, { action: 'deliver', subject: 'shipments', subjectUid: shipmentUid });
    });
    return { uid: shipmentUid };
  }
}
