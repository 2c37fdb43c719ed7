import { CircleQuestionMark, ReceiptText, ShieldCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { aboutOrder } from '../../platform/about-order';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../../platform/ui/info-page';
import { LinkRow } from '../../platform/ui/link-row';
import { Company } from '../../platform/ui/company';
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
    <InfoPage wide title="Hubungi kami" lead={`Setiap hari ${openingHours()} WIB kami balas.`}>
      <div className="grid grid-cols-1 items-start gap-x-4 md:grid-cols-2">
        <InfoSection id="cara" title="Lewat mana?">
          <Contacts subject={subject} />
        </InfoSection>
        <div>
          <InfoSection id="dulu" title="Mungkin sudah terjawab">
            <ul className="card divide-y divide-line">
              <LinkRow to={PAGE.orders} Icon={ReceiptText} name="Pesananmu">
                Soal pesanan? Sertakan nomornya, ada di sini
              </LinkRow>
              <LinkRow to={PAGE.help} Icon={CircleQuestionMark} name="Pusat bantuan">
                Pertanyaan yang sering kami terima
              </LinkRow>
              <LinkRow to={PAGE.guarantee} Icon={ShieldCheck} name="Jaminan">
                Kapan uangmu kembali, dan berapa
              </LinkRow>
            </ul>
          </InfoSection>
          <Company />
        </div>
      </div>
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
