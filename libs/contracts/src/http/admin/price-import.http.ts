import * as z from 'zod/mini';
import { priceFacts } from '#contracts/http/admin/catalogue.http';
import { instant, uid } from '#contracts/http/common.http';

/** In bytes; what is larger is no price list. */
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
  /** null: from the moment on when it is applied. */
  validFrom: z.nullable(instant),
  /** What is changed, or what counts until then. */
  from: z.nullable(priceFacts),
  to: priceFacts,
});
export type SheetChangeView = z.infer<typeof sheetChange>;

/** The dry run: what a sheet would change. Nothing is written but the plan itself. */
export const checkedSheet = z
  .object({
    /** To apply it by; null when there are errors or nothing changes. */
    uid: z.nullable(uid),
    fileName: z.string(),
    rows: z.number(),
    unchanged: z.number(),
    changes: z.array(sheetChange),
    errors: z.array(z.object({ line: z.number(), field: z.nullable(z.string()), message: z.string() })),
    /** Errors that are not listed, because there are too many. */
    moreErrors: z.number(),
  })
  .register(z.globalRegistry, { id: 'CheckedSheet' });
export type CheckedSheet = z.infer<typeof checkedSheet>;

export const appliedSheet = z
  .object({ uid, added: z.number(), changed: z.number(), appliedAt: instant, appliedBy: z.string() })
  .register(z.globalRegistry, { id: 'AppliedSheet' });
export type AppliedSheet = z.infer<typeof appliedSheet>;

/** `;` and a decimal comma for spreadsheets set to Indonesian; RFC 4180 otherwise. */
export const sheetQuery = z
  .strictObject({ locale: z._default(z.enum(['id', 'en']), 'en') })
  .register(z.globalRegistry, { id: 'SheetQuery' });
export type SheetQuery = z.infer<typeof sheetQuery>;
