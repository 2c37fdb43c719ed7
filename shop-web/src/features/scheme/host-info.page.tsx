import { Link } from 'react-router';
import { HOST_FLOWS } from '#domain/scheme/host-flows';
import { hostPlans } from '#domain/scheme/price-list';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../../shared/ui/info-page';
import { HashNav } from './hash-nav';
import { HostFlowCard } from './host-flow-card';
import { brandIn, useScheme } from './scheme-store';

/** /info/user-host: what a host is and does, and what comes back, to the rupiah. Spec 2 §1, §3, §9. */
export function HostInfoPage() {
  const scheme = useScheme();
  // A brand that is no longer sold asks for no host.
  const flows = HOST_FLOWS.flatMap((flow) => {
    const brand = brandIn(scheme, flow.slug);
    return brand && hostPlans(brand).length > 0 ? [{ flow, brand }] : [];
  });
  return (
    <InfoPage
      title="Menjadi host"
      lead="Host membeli langganan langsung ke provider dengan metode pembayarannya sendiri, lalu bagian anggota lain kami ganti. Bagianmu jadi lebih murah."
    >
      <InfoSection id="tugas" title="Tugas host">
        <Bullets
          items={[
            'Membeli langganan langsung ke provider dan mengirim bukti pembeliannya.',
            'Membalas chat dan membantu anggota reguler sampai bisa masuk.',
            'Tidak mengubah paket, email, kata sandi, atau data lain di akunnya selama masa langganan.',
          ]}
        />
      </InfoSection>
      <InfoSection id="penggantian" title="Cara menghitung penggantian">
        <p>
          Penggantian = tagihan provider (termasuk pajak) − bagianmu − biaya transfer Rp750. Bagianmu adalah harga paket
          host tanpa biaya aktivasi email. Penggantian dijadwalkan setelah bukti pembelianmu kami cek dan grupnya penuh,
          lalu ditransfer paling cepat hari kerja berikutnya pukul 10.00 WIB.
        </p>
        <p>
          Belum pernah patungan? Baca dulu{' '}
          <Link to="/info/customers" className={TEXT_LINK}>
            panduan anggota
          </Link>{' '}
          dan syarat ikutnya.
        </p>
      </InfoSection>
      <InfoSection id="alur" title="Alur tiap layanan">
        <HashNav label="Layanan dengan host" parts={flows.map(({ flow }) => flow)} />
        <div className="space-y-4 pt-2">
          {flows.map(({ flow, brand }) => (
            <HostFlowCard key={flow.slug} flow={flow} brand={brand} />
          ))}
        </div>
      </InfoSection>
    </InfoPage>
  );
}
