import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../platform/ui/button';
import { Bullets, InfoPage, InfoSection } from '../platform/ui/info-page';
import { Steps } from '../platform/ui/steps';

const STEPS = [
  'Buka Patungan di Safari. Di browser lain menunya bisa berbeda.',
  'Ketuk tombol Bagikan, yaitu kotak dengan panah ke atas.',
  'Geser ke bawah, lalu pilih Tambah ke Layar Utama.',
  'Ketuk Tambah. Ikonnya muncul di layar utama, dan kamu tinggal masuk sekali.',
];

/** /ios: how to put the shop on the home screen of an iPhone or iPad. */
export function IosPage() {
  return (
    <InfoPage
      title="Patungan di iPhone dan iPad"
      lead="Tidak perlu mengunduh apa pun: simpan Patungan di layar utama dan buka seperti aplikasi."
    >
      <InfoSection id="pasang" title="Cara memasangnya">
        <Steps steps={STEPS} />
      </InfoSection>
      <InfoSection id="tahu" title="Yang perlu kamu tahu">
        <Bullets
          items={[
            'Isinya selalu yang terbaru, jadi tidak ada yang perlu diperbarui.',
            'Kabar pesanan tetap kami kirim lewat email dan halaman notifikasi.',
            'Mau melepasnya? Tekan lama ikonnya, lalu pilih Hapus. Akunmu tidak ikut terhapus.',
          ]}
        />
      </InfoSection>
      <div className="mt-8">
        <LinkButton to={PAGE.providers}>Lihat semua layanan</LinkButton>
      </div>
    </InfoPage>
  );
}
