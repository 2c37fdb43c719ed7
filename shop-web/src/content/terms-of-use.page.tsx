import { morningOf } from '#domain/platform/opening-times';
import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../platform/ui/info-page';
import { openingHours } from '../platform/opening-hours';

/** /terms-of-use: as the product works. */
export function TermsOfUsePage() {
  return (
    <InfoPage
      title="Syarat penggunaan"
      lead="Aturan main patungan, singkat dan apa adanya. Dengan memesan, kamu setuju dengan yang tertulis di sini."
    >
      <InfoSection id="layanan" title="1. Layanan kami">
        <p>
          Kami mengumpulkan anggota untuk satu langganan dengan jumlah kursi tetap, menerima pembayaran tiap anggota,
          dan menyiapkan aksesnya. Langganannya sendiri disediakan provider, jadi syarat provider tetap berlaku untukmu.
          Masa langgananmu dihitung sejak hari login atau undangan pertamamu siap, bukan sejak kamu bayar.
        </p>
      </InfoSection>
      <InfoSection id="akun" title="2. Akunmu">
        <p>
          Isi data yang benar dan jaga kata sandimu. Satu akun untuk satu orang. Akun yang menyalahgunakan layanan,
          misalnya mengirim bukti palsu atau mengambil alih akun grup, kami blokir.
        </p>
      </InfoSection>
      <InfoSection id="bayar" title="3. Harga dan pembayaran">
        <Bullets
          items={[
            <>
              Harga per orang dan hitungannya ada di{' '}
              <Link to={PAGE.schemeOfPrice} className={TEXT_LINK}>
                skema harga
              </Link>
              . Pesanan memakai harga saat dibuat, walau harganya berubah kemudian.
            </>,
            `Pesanan Ready dibayar dalam 24 jam setelah dibuat. Pre-order dibayar dalam 24 jam setelah grup penuh. Selama emailmu belum diverifikasi, pesanan hanya kami simpan sebentar; batasnya tertulis di halaman pesananmu. Tenggat di luar jam operasional bergeser ke pukul ${morningOf(openingHours())} WIB berikutnya. Pesanan yang terikat hari (lapangan, Sekeranjang, qurban) bisa bertenggat lebih awal, juga di luar jam operasional.`,
            'Pesanan yang lewat tenggat kedaluwarsa dan tempatnya dibuka lagi. Selama tempatnya masih ada, kamu bisa meminta tagihan baru untuk pesanan yang sama.',
          ]}
        />
      </InfoSection>
      <InfoSection id="anggota" title="4. Anggota dan host">
        <Bullets
          items={[
            'Anggota memakai kursinya sendiri dan tidak mengubah akun grup.',
            'Host membeli langsung ke provider, mengirim bukti, membalas chat, dan membantu anggota masuk.',
            <>
              Penggantian host dihitung seperti di{' '}
              <Link to={`${PAGE.hostInfo}#penggantian`} className={TEXT_LINK}>
                halaman host
              </Link>
              .
            </>,
          ]}
        />
      </InfoSection>
      <InfoSection id="batal" title="5. Batal dan pengembalian dana">
        <p>
          Kamu bisa membatalkan sendiri selama pesananmu belum lunas dan tidak ada bukti yang sedang kami cek; uang yang
          sudah masuk jadi kreditmu. Setelah itu, caranya ada di halaman pesananmu, atau hubungi kami. Kalau langganan
          yang sudah kamu bayar tidak bisa kami sediakan, uangmu kami kembalikan.
        </p>
      </InfoSection>
      <InfoSection id="ubah" title="6. Perubahan dan hukum">
        <p>
          Kalau aturan ini berubah, kami umumkan di halaman ini sebelum berlaku. Syarat ini tunduk pada hukum Republik
          Indonesia; sengketa kita coba selesaikan dulu dengan musyawarah.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
