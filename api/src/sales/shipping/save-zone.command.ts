import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateZoneBody, UpdateZoneBody } from '#contracts/sales/shipping.admin.http';
import { toSen } from '#domain/platform/sen';
import { type ShippingMethod, checkNoTwin } from '#domain/sales/shipping/shipping-option';
import { Database, type Tx } from '#runtime/platform/db/database';
import { changesOf } from '../../platform/audit/changes-of.js';
import { lockNames } from '../../platform/audit/same-name.js';
import { createOnce, editOnce } from '../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

const subject = 'shipping-zones';

export class SaveZoneCommand extends Command<{ uid: string }> {
  /** `zoneUid`: the zone that is changed, with the version that was read; null adds one. */
  constructor(
    readonly zoneUid: string | null,
    readonly body: CreateZoneBody & Partial<Pick<UpdateZoneBody, 'version'>>,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Adds or changes a zone with all its prices. Orders keep the price that they were made at. */
@CommandHandler(SaveZoneCommand)
export class SaveZoneHandler implements ICommandHandler<SaveZoneCommand> {
  constructor(private readonly database: Database) {}

  execute({ zoneUid, body, admin }: SaveZoneCommand): Promise<{ uid: string }> {
    const { version, rates: typed, ...facts } = body;
    const rates = typed.toSorted((one, other) => one.upToGrams - other.upToGrams);
    const steps = rates.map(({ upToGrams, price }) => ({ upToGrams, priceSen: toSen(price) }));
    const common = { admin, subject, wanted: { ...facts, rates: rates.map(rateText) } } as const;
    if (!zoneUid)
      return createOnce(this.database, {
        ...common,
        find: async (tx) => {
          const zones = await readAll(tx);
          const same = zones.find((zone) => changesOf(zone, common.wanted) === null);
          if (!same) checkNoTwin({ uid: null, ...facts }, zones);
          return same ?? null;
        },
        insert: (tx) => tx.shippingZone.create({ data: { ...facts, rates: { create: steps } }, select: { uid: true } }),
        taken: { field: 'name', message: 'Zona ini sudah ada' },
      });
    return editOnce(this.database, {
      ...common,
      table: 'shipping_zone',
      uid: zoneUid,
      action: 'update',
      version,
      read: async (tx) => {
        const zones = await readAll(tx);
        const zone = zones.find(({ uid }) => uid === zoneUid)!;
        if (changesOf(zone, common.wanted)) checkNoTwin({ uid: zoneUid, ...facts }, zones);
        return zone;
      },
      write: async (tx, { rates: _, ...data }) => {
        await tx.shippingRate.deleteMany({ where: { zoneUid } });
        await tx.shippingZone.update({
          where: { uid: zoneUid },
          data: { ...data, rates: { create: steps } },
          select: { uid: true },
        });
      },
    });
  }
}

/** Under a lock: of two zones that are written at once the second sees the first. */
async function readAll(tx: Tx) {
  await lockNames(tx, subject);
  const zones = await tx.shippingZone.findMany({ include: { rates: { orderBy: { upToGrams: 'asc' } } } });
  return zones.map((zone) => ({
    ...zone,
    method: zone.method as ShippingMethod,
    rates: zone.rates.map((rate) => rateText({ ...rate, price: Number(rate.priceSen) / 100 })),
  }));
}

/** For the audit log. */
const rateText = ({ upToGrams, price }: { upToGrams: number; price: number }) => `${upToGrams} g: ${price}`;
