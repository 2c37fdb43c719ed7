import { Link } from 'react-router';
import { schemeOfProviderPath } from '#contracts/shop-paths';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../platform/ui/info-page';
import { Steps } from '../platform/ui/steps';

const BEFORE = [
  'Catat desain, folder, dan Brand Kit yang kamu pakai di tim lama.',
  'Bagikan desain pentingmu ke akun Canva-mu sendiri, atau unduh salinannya.',
  'Pastikan email akun Canva-mu sama dengan email di pesananmu.',
];
const MOVING = [
  'Terima undangan tim baru yang kami kirim ke emailmu. Pakai akun Canva yang sama, tidak perlu membuat akun baru.',
  'Di Canva, ganti tim lewat menu akun, lalu pilih tim yang baru.',
  'Buka desain yang kamu bagikan tadi, lalu buat salinannya di tim baru.',
  'Periksa lagi folder dan Brand Kit-mu. Kalau sudah lengkap, baru keluar dari tim lama.',
];

/** /info/canva-migration: how to take designs along to another team. */
export function CanvaMigrationPage() {
  return (
    <InfoPage
      title="Pindah tim Canva"
      lead="Tim Canva-mu berganti, atau kamu baru pindah ke Patungan? Ikuti langkah ini supaya desainmu ikut terbawa."
    >
      <InfoSection id="sebelum" title="Sebelum pindah">
        <Steps steps={BEFORE} />
      </InfoSection>
      <InfoSection id="pindah" title="Saat pindah">
        <Steps steps={MOVING} />
      </InfoSection>
      <InfoSection id="ingat" title="Yang perlu diingat">
        <Bullets
          items={[
            'Jangan keluar dari tim lama sebelum semua desain aman di tim baru.',
            'Tim baru diproses setelah lima orangnya terkonfirmasi: satu host dan empat reguler. Selama menunggu, kursimu menunggu grup.',
            'Desain tersimpan per tim. Yang tertinggal di tim lama hanya bisa diambil selama kamu masih anggotanya.',
          ]}
        />
        <p>
          Harga dan tanggal perubahannya ada di{' '}
          <Link to={schemeOfProviderPath('canva')} className={TEXT_LINK}>
            skema harga Canva
          </Link>
          .
        </p>
      </InfoSection>
    </InfoPage>
  );
}
