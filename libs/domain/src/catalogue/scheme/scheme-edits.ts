import type { SchemeEntry } from './scheme-entry.js';

/** The fields that admins can edit. Name, slug and pictures follow the brand. */
export const EDITABLE = [
  'title',
  'desc',
  'schemes',
  'additionalInfo',
  'notes',
  'priceInfo',
  'importantNotes',
  'termsAndConditions',
  'normalPrice',
  'series',
  'categoryTreatment',
] as const satisfies (keyof SchemeEntry)[];

export type EditedFields = Pick<SchemeEntry, (typeof EDITABLE)[number]>;
export type SchemeEdits = Partial<EditedFields>;

/** The entry with its edits. */
export const overlaid = (entry: SchemeEntry, edits: SchemeEdits = {}): SchemeEntry => ({ ...entry, ...edits });

/** The fields that differ from the bundled text; the others follow later releases. */
export function editsOf(bundled: SchemeEntry, wanted: EditedFields): SchemeEdits {
  const changed = EDITABLE.filter((field) => !same(bundled[field], wanted[field]));
  return Object.fromEntries(changed.map((field) => [field, wanted[field]]));
}

// A missing list equals an empty one.
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? []) === JSON.stringify(other ?? []);
