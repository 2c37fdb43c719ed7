import { useSearchParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { pathAfterSignIn } from '../../platform/session/safe-path';

/** What the pages are that ask for a sign-in, apart from those of an order. */
const NAMES: Record<string, string | undefined> = {
  [PAGE.orders]: 'pesananmu',
  [PAGE.order]: 'pesananmu',
  [PAGE.closedOrder]: 'pesananmu',
  [PAGE.orderAnswers]: 'pesananmu',
  [PAGE.orderDocument]: 'faktur atau kuitansimu',
  [PAGE.memberships]: 'langgananmu',
  [PAGE.membership]: 'langgananmu',
  [PAGE.hostStatement]: 'rekap host',
  [PAGE.notifications]: 'notifikasimu',
  [PAGE.wishlist]: 'favoritmu',
  [PAGE.testimony]: 'testimonimu',
  [PAGE.user]: 'akunmu',
  [PAGE.profile]: 'profilmu',
  [PAGE.resetPassword]: 'ganti kata sandi',
  [PAGE.changeEmail]: 'ganti email',
  [PAGE.deleteAccount]: 'hapus akun',
  [PAGE.sessions]: 'daftar perangkatmu',
  [PAGE.addresses]: 'alamatmu',
  [PAGE.reminderContact]: 'nomor pengingatmu',
  [PAGE.additionalPayment]: 'pembayaranmu',
  [PAGE.additionalPaymentResult]: 'pembayaranmu',
  [PAGE.newPayment.split('/:')[0]!]: 'pembayaranmu',
  [PAGE.merchandiseOrders]: 'pesanan merchandise-mu',
  [PAGE.merchandiseOrder]: 'pesanan merchandise-mu',
  [PAGE.sekeranjangCreate]: 'usulan barangmu',
  [PAGE.sekeranjangOrderSuccess]: 'pesanan Sekeranjang-mu',
  [PAGE.setitipOrder]: 'titipanmu',
  [PAGE.setitipPayment]: 'titipanmu',
  [PAGE.tipSubmission]: 'tipmu',
  [PAGE.thrSubmission]: 'hadiah THR-mu',
  [PAGE.eventRegistered]: 'pendaftaran event-mu',
};

/** What the page is to which this sign-in leads; undefined of one that everyone can open. */
export function useLeadsTo(): string | undefined {
  const [search] = useSearchParams();
  const { pathname } = new URL(pathAfterSignIn(search.get('redirect')), location.origin);
  return NAMES[pathname.startsWith('/new-payment/') ? '/new-payment' : pathname];
}
