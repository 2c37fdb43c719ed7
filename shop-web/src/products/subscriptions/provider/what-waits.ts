import type { SeatState, VariantView } from '#contracts/catalogue/catalogue.http';
import { HOUR_MS } from '#domain/platform/durations';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';
import { shopBuysBy } from '#domain/products/subscriptions/shop-buys-by';
import { formatDate, formatDateTime } from '../../../platform/wib';
import { openingHours } from '../../../platform/opening-hours';

/** Whether a seat of the plan may have to wait for more than its payment. */
export const mayWait = ({ isHost, isPo, needsTv }: VariantView): boolean => !isHost && (needsTv || !isPo);

/** No television slot is left, in whichever group: an order would be refused. */
export const isOut = ({ isHost, needsTv }: VariantView, state: SeatState | undefined): boolean =>
  !isHost && needsTv && state?.hasTvSlot === false;

/** What a buyer has to know before paying: no television slot, or a Ready plan that cannot begin yet. `short` is one line. */
export function whatWaits(variant: VariantView, state: SeatState | undefined, now: Date) {
  const { isHost, isPo } = variant;
  if (isHost || !state) return null;
  if (isOut(variant, state))
    return { short: 'Slot TV habis', title: 'Slot TV habis.', text: 'Terbuka lagi begitu grup yang sekarang penuh.' };
  if (isPo) return null;
  if (state.waitsForPurchase) {
    const latest = shopBuysBy(now, openingHours()).toISOString();
    return {
      short: `Kami belikan, maks. ${formatDate(latest)}`,
      title: 'Langganannya belum dibeli.',
      text: `Bayar sekarang: kami beli setelah pembayaranmu dicek, paling lambat ${formatDateTime(latest)}.`,
    };
  }
  if (!state.waitsForHost) return null;
  const latest = new Date(now.getTime() + MONEY_BACK_AFTER_HOURS * HOUR_MS).toISOString();
  return {
    short: `Menunggu host, maks. ${formatDate(latest)}`,
    title: 'Menunggu host.',
    text: `Grupnya belum punya host yang siap. Bayar sekarang: siap paling lambat ${formatDateTime(latest)}, atau uangmu bisa kamu minta kembali.`,
  };
}
