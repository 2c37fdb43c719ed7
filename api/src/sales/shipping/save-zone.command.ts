import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateZoneBody, UpdateZoneBody } from '#contracts/sales/shipping.admin.http';
import { toSen } from '#domain/platform/sen';
import { Database, type Tx } from '#runtime/platform/db/database';
import { changesOf } from '../../platform/audit/changes-of.js';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

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

  async execute({ zoneUid, body, admin }: SaveZoneCommand): Promise<{ uid: string }> {
    const { version, rates, ...facts } = body;
    const wanted = { ...facts, rates: rates.map(rateText) };
    return this.database.transaction(async (tx) => {
      const current = zoneUid && (await lockVersion(tx, 'shipping_zone', zoneUid));
      const change = changesOf(zoneUid ? await read(tx, zoneUid) : {}, wanted);
      if (zoneUid && !change) return { uid: zoneUid };
      if (zoneUid && version !== current) throw await editConflict(tx, zoneUid);
      const { uid } = zoneUid
        ? await tx.shippingZone.update({
            where: { uid: zoneUid },
            data: { ...facts, version: { increment: 1 } },
            select: { uid: true },
          })
        : await tx.shippingZone.create({ data: facts, select: { uid: true } });
      await tx.shippingRate.deleteMany({ where: { zoneUid: uid } });
      await tx.shippingRate.createMany({
        data: rates.map(({ upToGrams, price }) => ({ zoneUid: uid, upToGrams, priceSen: toSen(price) })),
      });
      const action = zoneUid ? 'update' : 'create';
      await recordAudit(tx, admin, { action, subject: 'shipping-zones', subjectUid: uid, change: change ?? {} });
      return { uid };
    });
  }
}

async function read(tx: Tx, uid: string) {
  const { rates, ...zone } = await tx.shippingZone.findUniqueOrThrow({
    where: { uid },
    include: { rates: { orderBy: { upToGrams: 'asc' } } },
  });
  return { ...zone, rates: rates.map((rate) => rateText({ ...rate, price: Number(rate.priceSen) / 100 })) };
}

/** For the audit log. */
const rateText = ({ upToGrams, price }: { upToGrams: number; price: number }) => `${upToGrams} g: ${price}`;
