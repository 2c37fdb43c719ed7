import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../../platform/ui/info-page';
import { Contacts } from './contacts';

const link = (to: string, text: string) => (
  <Link to={to} className={TEXT_LINK}>
    {text}
  </Link>
);

/** /report-problem, unless REPORT_PROBLEM_URL names another site. */
export function ReportProblemPage() {
  return (
    <InfoPage
      title="Laporkan masalah"
      lead="Ada yang tidak beres? Ceritakan, kami periksa pada jam operasional, setiap hari 09.00-21.00 WIB."
    >
      <InfoSection id="langsung" title="Yang paling cepat">
        <Bullets
          items={[
            <>Tidak bisa masuk ke langganan: pilih “Minta bantuan” di {link(PAGE.memberships, 'halaman langganan')}.</>,
            <>Bukti bayar ditolak: alasannya ada di {link(PAGE.orders, 'halaman pesanan')}, unggah lagi dari sana.</>,
            <>Ada perangkat yang tidak kamu kenal: keluarkan di {link(PAGE.sessions, 'daftar perangkat')}.</>,
          ]}
        />
      </InfoSection>
      <InfoSection id="lapor" title="Masalah lain">
        <p>Tulis apa yang terjadi, kapan, dan nomor pesananmu kalau ada. Tangkapan layar sangat membantu.</p>
        <Contacts subject="Laporan masalah" />
      </InfoSection>
    </InfoPage>
  );
}
