import { PAGE } from '#contracts/shop-paths';
import { REFUND_USUALLY } from '#domain/sales/refunds/refund-words';
import { LinkButton } from '../../platform/ui/button';
import { ContactUs } from '../../platform/ui/contact-us';
import { Bullets, InfoPage, InfoSection } from '../../platform/ui/info-page';
import { Steps } from '../../platform/ui/steps';

/** /support-merchandise-products */
export function MerchandiseSupportPage() {
  return (
    <InfoPage
      title="Panduan merchandise"
      lead="Cara memesan, ongkos kirim, dan apa yang bisa kamu lakukan kalau barangnya tidak sesuai."
    >
      <InfoSection id="memesan" title="Cara memesan">
        <Steps
          steps={[
            ['Pilih barang', 'Tentukan warna, ukuran, dan jumlahnya, lalu masukkan ke keranjang.'],
            ['Isi alamat', 'Pilih alamat dan cara kirim. Ongkirnya dihitung dari berat dan daerah tujuan.'],
            ['Bayar dan unggah bukti', 'Barangnya kami sisihkan sampai batas waktu bayar, biasanya 24 jam.'],
            [
              'Barang dikirim',
              'Begitu pembayaranmu kami cek, paketnya kami siapkan. Nomor resinya kami kirim lewat email.',
            ],
          ]}
        />
      </InfoSection>
      <InfoSection id="pengiriman" title="Pengiriman">
        <Bullets
          items={[
            'Kami mengirim ke seluruh Indonesia. Lama perjalanannya tertulis saat checkout.',
            'Kamu juga bisa mengambil sendiri tanpa ongkir. Kami kabari begitu barangnya siap.',
            'Kalau barangnya sudah sampai, tekan "Sudah diterima" di halaman pesanan.',
          ]}
        />
      </InfoSection>
      <InfoSection id="pengembalian" title="Rusak, salah, atau tidak muat">
        <Bullets
          items={[
            'Hubungi kami dalam tujuh hari setelah barang diterima, sertakan fotonya.',
            'Barang yang salah atau rusak kami ganti penuh, termasuk ongkirnya.',
            'Ukuran tidak muat? Barang yang belum dipakai boleh dikembalikan.',
            `Uangmu kami transfer ke rekeningmu, biasanya dalam ${REFUND_USUALLY} setelah barangnya kami terima.`,
          ]}
        />
        <p>
          Ada yang belum jelas? <ContactUs />.
        </p>
      </InfoSection>
      <div className="mt-8">
        <LinkButton to={PAGE.merchandise}>Lihat merchandise</LinkButton>
      </div>
    </InfoPage>
  );
}
