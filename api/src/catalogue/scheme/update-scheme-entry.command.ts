import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { editsOf } from '#domain/catalogue/scheme/scheme-edits';
import type { SchemeEntry } from '#domain/catalogue/scheme/scheme-entry';
import { REQUIRED } from '#contracts/errors';
import type { UpdateSchemeEntryBody } from '#contracts/catalogue/scheme.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { sanitiseRichText } from './sanitise-rich-text.js';
import { saveSchemeEdits } from './save-scheme-edits.js';

export class UpdateSchemeEntryCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateSchemeEntryBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Changes a brand's texts. Only fields that differ from the bundled text are stored. */
@CommandHandler(UpdateSchemeEntryCommand)
export class UpdateSchemeEntryHandler implements ICommandHandler<UpdateSchemeEntryCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ uid, body, admin }: UpdateSchemeEntryCommand): Promise<{ uid: string }> {
    const { version, ...fields } = body;
    const additionalInfo = sanitiseRichText(fields.additionalInfo);
    return saveSchemeEdits(this.database, {
      uid,
      action: 'update',
      version,
      now: this.clock.now(),
      admin,
      wanted: (bundled) => {
        refuseForeignFields(bundled, fields);
        return editsOf(bundled, { ...fields, additionalInfo });
      },
    });
  }
}

const SOME_BRANDS_ONLY = ['normalPrice', 'series', 'categoryTreatment'] as const;

/** Only Rekafin has normal prices and only Zap a series of treatments. @throws Refusal 422 */
function refuseForeignFields(bundled: SchemeEntry, fields: Omit<UpdateSchemeEntryBody, 'version'>): void {
  const wrong = SOME_BRANDS_ONLY.filter((field) => (bundled[field] === undefined) !== (fields[field] === undefined));
  const plans = Object.keys(fields.normalPrice ?? {}).filter((plan) => !(plan in (bundled.normalPrice ?? {})));
  if (wrong.length > 0)
    throw invalid(
      ...wrong.map((field) => ({
        field,
        message: fields[field] === undefined ? REQUIRED : 'Layanan ini tidak punya bagian ini',
      })),
    );
  if (plans.length > 0)
    throw invalid(...plans.map((plan) => ({ field: `normalPrice.${plan}`, message: 'Paket ini tidak ada' })));
}
