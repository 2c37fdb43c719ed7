import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen, toSen } from '../../platform/sen.js';

export const PRICE_CHANGED = 'PRICE_CHANGED';

/**
 * `now`: what the press would cost. `read`: what the buyer has read of it, in rupiah; undefined: not said. `of`: what was read, as
 * the first words of the refusal; `field`: where the body says it.
 * @throws DomainError 409 PRICE_CHANGED where it is another amount now. docs/rules/orders.md#price-of-an-order
 */
export function checkPriceRead(now: Sen, read: number | undefined, of = 'Totalnya', field = 'total'): void {
  if (read === undefined || toSen(read) === now) return;
  throw new DomainError(
    PRICE_CHANGED,
    `${of} sekarang ${formatSen(now)}, bukan lagi ${formatSen(toSen(read))}. Kalau kamu setuju, tekan sekali lagi.`,
    'conflict',
    field,
  );
}
