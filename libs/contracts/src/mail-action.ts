import { EMAIL_ACTION } from '#domain/messages/render-email';
import { SEND_NEW_PROOF } from '#domain/sales/payments/rejected-proof';
import { PROOF_PART } from '#contracts/sales/proof-path';
import { PAGE } from '#contracts/shop-paths';

const SEE_ORDER = 'Lihat pesanan';
/** A page not named here has the general label of a mail. */
const ACTIONS = new Map<string, string>([
  [PAGE.payment, 'Bayar sekarang'],
  [PAGE.order, SEE_ORDER],
  [PAGE.closedOrder, SEE_ORDER],
  [PAGE.orders, SEE_ORDER],
  [PAGE.orderAnswers, 'Lengkapi syaratnya'],
  [PAGE.membership, 'Buka langganan'],
  [PAGE.thankyouHost, 'Buka halaman host'],
  [PAGE.sekeranjangProduct, 'Lihat barangnya'],
  [PAGE.sekeranjangOrderSuccess, SEE_ORDER],
  [PAGE.setitipPayment, 'Lihat titipan'],
  [PAGE.semabarVenue, 'Lihat tempatnya'],
  [PAGE.notifications, 'Lihat notifikasi'],
  [PAGE.profile, 'Buka profil'],
]);
/** What the button of a mail does that leads to this page of the shop. docs/rules/messages.md#mail */
export const mailAction = (link: string | null): string =>
  (link && (actionOfPart(link) ?? ACTIONS.get(link.split(/[?#]/)[0]!))) || EMAIL_ACTION;

/** Of a part of a page that does something else than the page. */
const actionOfPart = (link: string): string | undefined =>
  link.endsWith(`#${PROOF_PART}`) ? SEND_NEW_PROOF : undefined;
