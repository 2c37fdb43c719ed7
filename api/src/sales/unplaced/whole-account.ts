import type { ResendMoneyBody } from '#contracts/sales/unplaced.admin.http';
import { invalid } from '../../platform/http/errors/refusal.js';

const FIELDS = ['bankName', 'accountNumber', 'accountName'] as const;
type Field = (typeof FIELDS)[number];

/** A bank account that was typed whole; null: none was. @throws Refusal 422 for the first missing field. */
export function wholeAccount(typed: Pick<ResendMoneyBody, Field>): Record<Field, string> | null {
  const missing = FIELDS.find((field) => !typed[field]);
  if (!missing) return typed as Record<Field, string>;
  if (FIELDS.every((field) => !typed[field])) return null;
  throw invalid({ field: missing, message: 'Lengkapi rekeningnya, atau kosongkan semuanya' });
}
