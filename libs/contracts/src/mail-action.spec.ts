import { expect, it } from '@jest/globals';
import { mailAction } from '#contracts/mail-action';
import { errandPath, semabarPath, slotPath } from '#contracts/product-paths';
import { proofPath } from '#contracts/sales/proof-path';
import { PAGE, closedOrderPath, hostPath, membershipPath, orderPath, paymentPath } from '#contracts/shop-paths';

const UID = '7b0b8a3e';

it.each([
  [paymentPath({ orderUid: UID, customerUid: UID }, 1), 'Bayar sekarang'],
  [proofPath({ orderUid: UID, customerUid: UID }), 'Kirim bukti baru'],
  [orderPath(UID), 'Lihat pesanan'],
  [closedOrderPath(UID), 'Lihat pesanan'],
  [membershipPath(UID), 'Buka langganan'],
  [hostPath({ orderUid: UID, customerUid: UID }), 'Buka halaman host'],
  [errandPath(UID), 'Lihat titipan'],
  [semabarPath('lapangan-satu'), 'Lihat tempatnya'],
  [slotPath('lapangan-satu', UID), 'Lihat tempatnya'],
  [`${PAGE.thr}#rahasia`, 'Buka di Patungan'],
])('the button of a mail that leads to %s is named %j', (link, action) => expect(mailAction(link)).toBe(action));
