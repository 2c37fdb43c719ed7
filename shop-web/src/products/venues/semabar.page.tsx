import { InfoPage, InfoSection } from '../../platform/ui/info-page';
import { Steps } from '../../platform/ui/steps';
import { VenueList } from './venue-list';

const STEPS = [
  ['Pilih tempat dan jam', 'Lihat jam yang kosong, harga satu slot, dan harganya per pemain.'],
  ['Ambil penuh atau patungan', 'Bayar satu slot penuh, atau bayar bagianmu saja dan buka sisanya untuk pemain lain.'],
  ['Main bareng', 'Lengkap sebelum batas waktu: jadi main. Tidak lengkap: uang semua orang kembali penuh.'],
] as const;

/** /semabar */
export const SemabarPage = () => (
  <InfoPage
    wide
    title="Semabar"
    lead="Booking lapangan, lalu patungan sewanya dengan pemain lain. Tidak perlu menagih satu-satu."
  >
    <VenueList />
    <InfoSection id="cara-main" title="Cara main bareng">
      <div className="card max-w-3xl p-5 sm:p-6">
        <Steps steps={STEPS} />
      </div>
    </InfoSection>
  </InfoPage>
);
