import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../../platform/ui/info-page';
import { CausesSkeleton } from './causes-skeleton';

const CauseCards = part(async () => (await import('./cause-parts')).CauseCards);

/** /donation */
export const CausesPage = () => (
  <InfoPage
    wide
    title="Donasi"
    lead="Patungan untuk sesama. Seluruh donasimu kami simpan untuk tujuannya dan kami salurkan dengan bukti."
  >
    <CauseCards fallback={<CausesSkeleton />} />
    <InfoSection id="janji" title="Yang kami janjikan">
      <Bullets
        items={[
          'Tidak ada potongan: seluruh donasimu untuk tujuan yang kamu pilih.',
          'Setiap penyaluran kami pasang dengan buktinya di halaman penggalangan.',
          'Namamu kami samarkan, atau kami sembunyikan kalau kamu mau.',
        ]}
      />
      <p>
        Ingin berterima kasih ke tim atau host grupmu?{' '}
        <Link to={PAGE.tip} className={TEXT_LINK}>
          Kirim tip
        </Link>
        . Mau memberi hadiah ke satu orang?{' '}
        <Link to={PAGE.thr} className={TEXT_LINK}>
          Kirim THR
        </Link>
        .
      </p>
    </InfoSection>
  </InfoPage>
);
