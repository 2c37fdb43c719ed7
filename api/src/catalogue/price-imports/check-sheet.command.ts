import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CheckedSheet, SheetChangeView, SheetFacts } from '#contracts/catalogue/price-import.admin.http';
import { type SheetChange, compareSheet } from '#domain/catalogue/compare-sheet';
import { rupiahOrNull, toRupiah } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { type ListedVariant, fingerprintOf, readPriceList } from '../price-list.js';
import { readSheet } from './read-sheet.js';

export class CheckSheetCommand extends Command<CheckedSheet> {
  constructor(
    readonly fileName: string,
    readonly bytes: Buffer,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
/** Bounds the answer. */
const MOST_ERRORS = 200;

/** The dry run: stores the difference between a sheet and the price list, to be applied by its uid. */
@CommandHandler(CheckSheetCommand)
export class CheckSheetHandler implements ICommandHandler<CheckSheetCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ fileName, bytes, admin }: CheckSheetCommand): Promise<CheckedSheet> {
    const { rows, errors: broken } = readSheet(bytes);
    const now = this.clock.now();
    const variants = await readPriceList(this.database);
    const { changes, unchanged, errors: wrong } = compareSheet(rows, variants, now);
    const errors = [...broken, ...wrong].sort((one, other) => one.line - other.line);
    const views = errors.length ? [] : changes.map((change) => viewOf(change, variants));
    const uid = views.length ? await this.keep({ fileName, unchanged, changes: views }, variants, now, admin) : null;
    return {
      uid,
      fileName,
      rows: rows.length + broken.length,
      unchanged,
      changes: views,
      errors: errors.slice(0, MOST_ERRORS),
      moreErrors: Math.max(0, errors.length - MOST_ERRORS),
    };
  }

  private async keep(
    plan: { fileName: string; unchanged: number; changes: SheetChangeView[] },
    variants: ListedVariant[],
    createdAt: Date,
    admin: AdminIdentity,
  ): Promise<string> {
    const { uid } = await this.database.priceImport.create({
      data: { ...plan, createdAt, createdBy: admin.name, fingerprint: fingerprintOf(variants) },
      select: { uid: true },
    });
    return uid;
  }
}

function viewOf({ line, kind, variantUid, priceUid, validFrom, from, to }: SheetChange, variants: ListedVariant[]) {
  const { providerName, packageName, durationLabel } = variants.find(({ uid }) => uid === variantUid)!;
  return {
    line,
    kind,
    variantUid,
    priceUid,
    providerName,
    packageName,
    durationLabel,
    validFrom: validFrom?.toISOString() ?? null,
    from: from && inRupiah(from),
    to: inRupiah(to),
  };
}

const inRupiah = ({
  grandTotal,
  providerPrice,
  taxed,
  adminFee,
  activationFee,
  derived,
}: SheetChange['to']): SheetFacts => ({
  grandTotal: toRupiah(grandTotal),
  providerPrice: rupiahOrNull(providerPrice),
  taxed,
  adminFee: rupiahOrNull(adminFee),
  activationFee: toRupiah(activationFee),
  derived,
});
