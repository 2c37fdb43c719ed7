import { useQuery } from '@tanstack/react-query';
import type { SekeranjangOrder } from '#contracts/products/sekeranjang/sekeranjang.http';
import type { ShipmentState } from '#domain/sales/shipping/shipment';
import { sekeranjangOrderQuery } from './sekeranjang.queries';

const TOLD = 'Kami kabari lewat pesan.';

const BOUGHT: Partial<Record<ShipmentState, string>> = {
  ready: 'Barangmu siap diambil.',
  shipped: 'Barangmu dalam perjalanan.',
  delivered: 'Barangmu sudah sampai.',
  returned: 'Paketnya kembali ke kami.',
};

/** What happens now with a place that is paid, in each state of it and of its product. docs/rules/sekeranjang.md#shares */
export function shareNow({ share, product: { state, isAvailable, closedEarly }, shipment }: SekeranjangOrder): string {
  if (state === 'bought') return BOUGHT[shipment.state] ?? `Barangnya sudah kami beli dan sedang kami siapkan. ${TOLD}`;
  // Orders are settled one by one, so a product can be ahead of its shares.
  if (state === 'missed') return `Targetnya tidak tercapai, jadi uangmu kembali penuh. ${TOLD}`;
  if (state === 'reached' || share === 'won')
    return `Targetnya tercapai, sekarang giliran kami membelinya. Setelah itu barangmu kami siapkan. ${TOLD}`;
  return isAvailable
    ? `Hasilnya keluar begitu Sekeranjang berakhir. ${TOLD}`
    : `${closedEarly ? 'Sekeranjang ini kami tutup lebih awal' : 'Waktunya sudah habis'}. Hasilnya keluar begitu bukti bayar yang masuk selesai kami cek. ${TOLD}`;
}

/** `otherwise`: while the place is read, and where it cannot be. */
export function ShareNow({ orderUid, otherwise }: { orderUid: string; otherwise: string }) {
  const { data: order } = useQuery(sekeranjangOrderQuery(orderUid));
  return <p>{order ? shareNow(order) : otherwise}</p>;
}
