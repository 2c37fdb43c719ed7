import { invalid } from '../../platform/http/errors/refusal.js';

/** Visible ASCII, as the draft standard for the header requires. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** The header `Idempotency-Key`; null: none was sent. @throws Refusal 422. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header !== undefined && !IDEMPOTENCY_KEY.test(header))
    throw invalid({ field: 'Idempotency-Key', message: 'Idempotency-Key tidak valid' });
  return header ?? null;
}
