import { Link } from 'react-router';
import { HOME_SECTION, PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../platform/ui/button';
import { InfoPage, InfoSection, TEXT_LINK } from '../platform/ui/info-page';
import { Steps } from '../platform/ui/steps';

const AS_MEMBER = [
  ['Pilih', 'Cari layanan yang kamu mau, lalu pilih paket dan durasinya. Harganya sudah dibagi rata.'],
  [
    'Gabung',
    'Pilih grup sendiri, atau biarkan kami carikan grup yang paling hampir penuh. Kursimu langsung tersimpan.',
  ],
  ['Bayar', 'Transfer bagianmu dan unggah buktinya. Paket pre-order baru ditagih setelah grupnya penuh.'],
  ['Pakai', 'Undangan atau data masuknya muncul di halaman langgananmu.'],
  ['Lanjut', 'Seminggu sebelum habis kami ingatkan. Bayar lagi dan kursimu tetap milikmu, tanpa jeda.'],
] as const;

const AS_HOST = [
  ['Daftar', 'Pilih paket host dan setujui tugasnya.'],
  ['Beli', 'Saat kami kabari waktunya, beli langganannya di provider dan kirim bukti pembeliannya.'],
  ['Bagikan', 'Undang anggota, atau simpan data masuknya di brankas grup.'],
  ['Diganti', 'Begitu debitnya terverifikasi, uangmu kami ganti di hari kerja berikutnya.'],
] as const;

/** /journey: from choosing to renewing, for members and for hosts. */
export function JourneyPage() {
  return (
    <InfoPage
      title="Perjalanan patunganmu"
      lead="Dari memilih layanan sampai memperpanjang: apa yang kamu lakukan, dan apa yang kami urus."
    >
      <InfoSection id="anggota" title="Sebagai anggota">
        <Steps steps={AS_MEMBER} />
        <p className="text-muted">
          Berubah pikiran? Selama belum mengirim bukti bayar, paketnya bisa kamu ganti. Pesanannya bisa kamu batalkan
          selama belum lunas dan tidak ada bukti yang sedang kami cek; uang yang sudah masuk jadi kreditmu.
        </p>
      </InfoSection>
      <InfoSection id="host" title="Sebagai host">
        <Steps steps={AS_HOST} />
        <p className="text-muted">
          Hitungan lengkapnya ada di{' '}
          <Link to={PAGE.hostInfo} className={TEXT_LINK}>
            panduan host
          </Link>
          .
        </p>
      </InfoSection>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={HOME_SECTION.providers}>Mulai patungan</LinkButton>
        <LinkButton to={PAGE.help} variant="secondary">
          Pusat bantuan
        </LinkButton>
      </div>
    </InfoPage>
  );
}
