import { Steps } from '../../shared/ui/steps';
import { TitledCard } from '../../shared/ui/titled-card';

/** What a host promises. Spec 2 §1. */
export const HostSteps = ({ providerName }: { providerName: string }) => (
  <TitledCard title="Yang perlu kamu lakukan">
    <Steps
      className="mt-4"
      steps={[
        ['Berlangganan', `Beli langganan ${providerName} langsung ke providernya dan bayar seperti biasa.`],
        ['Kirim bukti', 'Unggah bukti pembeliannya di bawah, beserta rekening untuk penggantian uangmu.'],
        ['Terima penggantian', 'Setelah tagihannya kami cek dan grup penuh, uangmu kami ganti dikurangi bagianmu.'],
        ['Jaga grupnya', 'Balas chat dan bantu anggota masuk. Jangan ubah paket atau data akunnya, ya.'],
      ]}
    />
  </TitledCard>
);
