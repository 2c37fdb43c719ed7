import { EMAIL_ACTION } from '#domain/messages/render-email';
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
  (link && ACTIONS.get(link.split(/[?#]/)[0]!)) || EMAIL_ACTION;
