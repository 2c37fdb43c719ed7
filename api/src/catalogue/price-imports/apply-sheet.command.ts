import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AppliedSheet, SheetChangeView } from '#contracts/catalogue/price-import.admin.http';
import { DRY_RUN_DAYS } from '#domain/catalogue/dry-run';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { columnsOf, draftOf } from '../prices/price-columns.js';
import { fingerprintOf, readPriceList } from '../price-list.js';

export class ApplySheetCommand extends Command<AppliedSheet> {
  constructor(
    readonly importUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const FORGOTTEN = `Pemeriksaan ini tidak ada lagi; yang belum diterapkan disimpan ${DRY_RUN_DAYS} hari. Unggah lagi berkasnya.`;

/** Applies a checked sheet as a whole, once, and only while the price list is still the one it was compared with. */
@CommandHandler(ApplySheetCommand)
export class ApplySheetHandler implements ICommandHandler<ApplySheetCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ importUid, admin }: ApplySheetCommand): Promise<AppliedSheet> {
    return this.database.transaction(async (tx) => {
      await lockRow(tx, 'price_import', importUid);
      const plan = await tx.priceImport.findUnique({ where: { uid: importUid } });
      if (!plan) throw new Refusal('NOT_FOUND', 404, [], FORGOTTEN);
      const changes = plan.changes as unknown as SheetChangeView[];
      if (plan.appliedAt) return applied(importUid, changes, plan.appliedAt, plan.appliedBy!);
      // Every edit of a price locks its variant, so no price changes after this.
      await tx.$queryRaw`SELECT 1 AS locked FROM variant ORDER BY uid FOR NO KEY UPDATE`;
      const now = this.clock.now();
      if (fingerprintOf(await readPriceList(tx)) !== plan.fingerprint || changes.some((change) => isLate(change, now)))
        throw new DomainError(
          'PRICE_LIST_CHANGED',
          'Daftar harga sudah berubah sejak berkas ini diperiksa. Unggah lagi supaya bedanya dihitung ulang.',
        );
      for (const change of changes) await this.write(tx, change, now, importUid, admin);
      await tx.priceImport.update({ where: { uid: importUid }, data: { appliedAt: now, appliedBy: admin.name } });
      const result = applied(importUid, changes, now, admin.name);
      const { added, changed } = result;
      const change = { fileName: plan.fileName, added, changed };
      await recordAudit(tx, admin, { action: 'apply', subject: 'price-imports', subjectUid: importUid, change });
      return result;
    });
  }

  private async write(tx: Tx, change: SheetChangeView, now: Date, importUid: string, admin: AdminIdentity) {
    const { variantUid, priceUid, from, to } = change;
    const validFrom = change.validFrom ? new Date(change.validFrom) : now;
    // `checkSheet` has checked the components against the group size; the columns do not depend on it.
    const columns = columnsOf(draftOf(to, 1));
    if (priceUid) await tx.price.update({ where: { uid: priceUid }, data: columns, select: { uid: true } });
    else await tx.price.create({ data: { variantUid, validFrom, ...columns }, select: { uid: true } });
    await tx.variant.update({ where: { uid: variantUid }, data: { version: { increment: 1 } }, select: { uid: true } });
    await recordAudit(tx, admin, {
      action: priceUid ? 'change-price' : 'add-price',
      subject: 'variants',
      subjectUid: variantUid,
      change: { importUid, line: change.line, validFrom: validFrom.toISOString(), from, to },
    });
  }
}

/** Its date has passed since the sheet was checked. */
const isLate = ({ validFrom }: SheetChangeView, now: Date): boolean => validFrom !== null && new Date(validFrom) <= now;

const applied = (uid: string, changes: SheetChangeView[], at: Date, appliedBy: string): AppliedSheet => ({
  uid,
  added: changes.filter(({ kind }) => kind === 'added').length,
  changed: changes.filter(({ kind }) => kind === 'changed').length,
  appliedAt: at.toISOString(),
  appliedBy,
});
