import type { SeatState, VariantView } from '#contracts/catalogue/catalogue.http';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';
import { BUY_WITHIN_HOURS } from '#domain/products/subscriptions/hosts/host-task';

/** Whether a seat of the plan may have to wait for more than its payment. */
export const mayWait = ({ isHost, isPo, needsTv }: VariantView): boolean => !isHost && (needsTv || !isPo);

/** No television slot is left, in whichever group: an order would be refused. */
export const isOut = ({ isHost, needsTv }: VariantView, state: SeatState | undefined): boolean =>
  !isHost && needsTv && state?.hasTvSlot === false;

/**
 * What a buyer has to know before paying: no television slot, or a Ready plan that cannot begin yet. `short` is one line. Both
 * clocks begin when the payment is confirmed, which has no date yet.
 */
export function whatWaits(variant: VariantView, state: SeatState | undefined) {
  const { isHost, isPo } = variant;
  if (isHost || !state) return null;
  if (isOut(variant, state))
    return { short: 'Slot TV habis', title: 'Slot TV habis.', text: 'Terbuka lagi begitu grup yang sekarang penuh.' };
  if (isPo) return null;
  if (state.waitsForPurchase)
    return {
      short: `Kami belikan, maks. ${BUY_WITHIN_HOURS} jam`,
      title: 'Langganannya belum dibeli.',
      text: `Bayar sekarang: kami beli paling lambat ${BUY_WITHIN_HOURS} jam setelah pembayaranmu dikonfirmasi.`,
    };
  if (!state.waitsForHost) return null;
  return {
    short: `Menunggu host, maks. ${MONEY_BACK_AFTER_HOURS} jam`,
    title: 'Menunggu host.',
    text: `Grupnya belum punya host yang siap. Bayar sekarang: belum siap ${MONEY_BACK_AFTER_HOURS} jam setelah pembayaranmu dikonfirmasi? Uangmu bisa kamu minta kembali.`,
  };
}
