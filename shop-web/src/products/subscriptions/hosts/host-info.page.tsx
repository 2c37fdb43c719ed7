import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { HOST_FLOWS } from '#domain/catalogue/scheme/host-flows';
import { hostPlans } from '#domain/catalogue/scheme/price-list';
import { providerIn, useScheme } from '../../../catalogue/scheme/scheme-store';
import { LinkButton } from '../../../platform/ui/button';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../../../platform/ui/info-page';
import { HostFlowCard } from './host-flow-card';

/** /info/user-host: the tasks of a host and the reimbursement. */
export function HostInfoPage() {
  const scheme = useScheme();
  // A provider that is no longer sold needs no host.
  const flows = HOST_FLOWS.flatMap((flow) => {
    const provider = providerIn(scheme, flow.slug);
    return provider && hostPlans(provider).length > 0 ? [{ flow, provider }] : [];
  });
  return (
    <InfoPage
      title="Menjadi host"
      lead="Host membeli langganan langsung ke provider dengan metode pembayarannya sendiri, lalu bagian anggota lain kami ganti. Bagianmu jadi lebih murah."
    >
      <p className="mt-4">
        <LinkButton to="#alur">Pilih layanan untuk jadi host</LinkButton>
      </p>
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
          host tanpa biaya aktivasi email, yang tidak kami tagih ke host. Yang kamu tanggung sendiri = bagianmu + biaya
          transfer. Penggantian dijadwalkan begitu tagihannya terdebit dan buktimu kami cek, lalu ditransfer paling
          cepat hari kerja berikutnya pukul 10.00 WIB.
        </p>
        <p>
          Belum pernah patungan? Baca dulu{' '}
          <Link to={PAGE.customersInfo} className={TEXT_LINK}>
            panduan anggota
          </Link>{' '}
          dan syarat ikutnya.
        </p>
      </InfoSection>
      <InfoSection id="alur" title="Alur tiap layanan">
        <div className="space-y-3 pt-2">
          {flows.map(({ flow, provider }) => (
            <HostFlowCard key={flow.slug} flow={flow} provider={provider} />
          ))}
        </div>
      </InfoSection>
    </InfoPage>
  );
}
