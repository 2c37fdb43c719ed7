import * as z from 'zod/mini';
import { priceFacts } from '#contracts/catalogue/catalogue.admin.http';
import { instant, uid } from '#contracts/platform/common.http';

/** In bytes; no price list is larger. */
export const MAX_SHEET_BYTES = 10 * 1024 * 1024;

export type SheetFacts = z.infer<typeof priceFacts>;

/** A row of the sheet that adds or changes a price. */
export const sheetChange = z.object({
  line: z.number(),
  kind: z.enum(['added', 'changed']),
  variantUid: uid,
  priceUid: z.nullable(uid),
  providerName: z.string(),
  packageName: z.string(),
  durationLabel: z.string(),
  /** null: from the moment it is applied. */
  validFrom: z.nullable(instant),
  /** The changed price, or the one valid until then. */
  from: z.nullable(priceFacts),
  to: priceFacts,
});
export type SheetChangeView = z.infer<typeof sheetChange>;

/** The result of a dry run: what a sheet would change. Only the result itself is stored. */
export const checkedSheet = z
  .object({
    /** Applies the sheet; null when there are errors or no changes. */
    uid: z.nullable(uid),
    fileName: z.string(),
    rows: z.number(),
    unchanged: z.number(),
    changes: z.array(sheetChange),
    errors: z.array(z.object({ line: z.number(), field: z.nullable(z.string()), message: z.string() })),
    /** The number of errors beyond the listed ones. */
    moreErrors: z.number(),
  })
  .register(z.globalRegistry, { id: 'CheckedSheet' });
export type CheckedSheet = z.infer<typeof checkedSheet>;

export const appliedSheet = z
  .object({ uid, added: z.number(), changed: z.number(), appliedAt: instant, appliedBy: z.string() })
  .register(z.globalRegistry, { id: 'AppliedSheet' });
export type AppliedSheet = z.infer<typeof appliedSheet>;

/** `id`: `;` and a decimal comma for spreadsheets with Indonesian settings; `en`: RFC 4180. */
export const sheetQuery = z
  .strictObject({ locale: z._default(z.enum(['id', 'en']), 'en') })
  .register(z.globalRegistry, { id: 'SheetQuery' });
export type SheetQuery = z.infer<typeof sheetQuery>;
