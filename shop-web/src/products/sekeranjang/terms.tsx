import { Bullets } from '../../platform/ui/info-page';

/** What who takes part agrees to, on the page of the product and where the order is placed. */
export const Terms = () => <Bullets items={TERMS} />;

const TERMS = [
  'Satu orang satu tempat. Tempatmu tersimpan sampai batas waktu bayar, paling lama sampai Sekeranjangnya berakhir.',
  'Kamu membayar harga awal. Kalau harganya turun, selisihnya masuk ke kreditmu dan bisa dikirim ke rekening.',
  'Kalau target pembeli tidak tercapai, uangmu kembali penuh, termasuk ongkos kirim.',
  'Setelah dibayar, pesanan tidak bisa dibatalkan sampai hasilnya keluar.',
];
