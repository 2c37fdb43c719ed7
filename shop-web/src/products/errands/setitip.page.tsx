import { PAGE } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { Bullets, InfoPage, InfoSection } from '../../platform/ui/info-page';
import { Steps } from '../../platform/ui/steps';

const MyErrands = part(async () => (await import('./my-errands')).MyErrands);

/** /setitip */
export const SetitipPage = () => (
  <InfoPage
    title="Setitip"
    lead="Titip beli barang apa saja. Kirim tautan atau fotonya, kami carikan, belikan, dan kirim ke rumahmu."
  >
    <div className="mt-6">
      <LinkButton to={PAGE.setitipOrder}>Titip barang</LinkButton>
    </div>
    <img
      src={`/drawings${PAGE.setitip}.svg`}
      alt=""
      width="320"
      height="160"
      className="mt-6 w-full max-w-sm rounded-2xl"
    />
    <OwnErrands />
    <InfoSection id="cara" title="Cara kerjanya">
      <Steps
        steps={[
          ['Ceritakan barangnya', 'Tautan toko atau foto, jumlahnya, dan batas harga yang kamu mau.'],
          ['Terima penawaran', 'Kami cek stok dan harganya, lalu kirim penawaran lengkap dengan jasanya.'],
          ['Bayar', 'Cocok? Pilih alamat dan cara kirim, lalu transfer seperti pesanan lain.'],
          ['Tunggu di rumah', 'Kami belikan, struknya kamu lihat, dan paketnya bisa kamu lacak.'],
        ]}
      />
    </InfoSection>
    <InfoSection id="harga" title="Soal harga">
      <Bullets
        items={[
          'Penawaran kami tidak pernah melebihi batas harga yang kamu tulis. Ongkos kirim dihitung terpisah.',
          'Kalau harga belinya ternyata lebih murah, selisihnya masuk ke kreditmu.',
          'Kalau lebih mahal, kami yang menanggung.',
          'Barang tidak jadi didapat? Uangmu kembali penuh, termasuk ongkos kirim.',
        ]}
      />
    </InfoSection>
    <InfoSection id="batasan" title="Yang tidak bisa dititip">
      <Bullets
        items={[
          'Barang yang dilarang hukum atau aturan kurir: senjata, obat keras, bahan mudah terbakar.',
          'Makanan basah dan makhluk hidup.',
          'Akun, voucher, dan barang digital lain.',
        ]}
      />
    </InfoSection>
  </InfoPage>
);

/** In the prerendered page, which is a visitor's, a mark alone: for a customer what stands below is painted later (styles.css). */
function OwnErrands() {
  return useSession() ? <MyErrands /> : <span hidden className="for-customers" />;
}
