import { Link, useSearchParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { aboutOrder } from '../../platform/about-order';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../../platform/ui/info-page';
import { Company } from '../company';
import { Contacts } from './contacts';
import { openingHours } from '../../platform/opening-hours';

const link = (to: string, text: string) => (
  <Link to={to} className={TEXT_LINK}>
    {text}
  </Link>
);

/** Nothing else of an address gets into a message. */
const ORDER_NUMBER = /^[\w-]{5,40}$/;

/** /contact?order=, unless a setting names another site. The order is the one that the message is about. */
export function ContactPage() {
  const [search] = useSearchParams();
  const order = search.get('order') ?? '';
  const subject = ORDER_NUMBER.test(order) ? aboutOrder(order) : 'Halo Patungan';
  return (
    <InfoPage title="Hubungi kami" lead={`Setiap hari ${openingHours()} WIB kami balas.`}>
      <InfoSection id="cara" title="Lewat mana?">
        <Contacts subject={subject} />
        <p className="text-muted">
          Soal pesanan? Sertakan nomornya, ada di {link(PAGE.orders, 'halaman pesanan')}. Mungkin jawabannya juga sudah
          ada di {link(PAGE.help, 'pusat bantuan')}.
        </p>
      </InfoSection>
      <Company />
    </InfoPage>
  );
}

/** /report-problem, unless a setting names another site. */
export function ReportProblemPage() {
  return (
    <InfoPage
      title="Laporkan masalah"
      lead={`Ada yang tidak beres? Ceritakan, kami periksa pada jam operasional, setiap hari ${openingHours()} WIB.`}
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
