import type { ReactNode } from 'react';
import { ZAP_SERIES } from '#domain/vouchers/voucher';
import { LinkButton } from '../../shared/ui/button';
import { InfoSection } from '../../shared/ui/info-page';
import { Steps } from '../../shared/ui/steps';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { SeglowupSteps } from './seglowup-steps';
import { orderPath } from '../../shared/format/links';

const NEXT = [
  `Kami cari anggota lain sampai berempat. Kamu belum perlu membayar apa pun.`,
  'Begitu lengkap, kami kabari lewat email dan notifikasi, lengkap dengan batas waktu bayarnya.',
  `Setelah pembayaranmu terkonfirmasi, voucher ${ZAP_SERIES.perMember} perawatan terbit di halaman pesananmu.`,
  `Buat janji dengan klinik dan pakai perawatan pertamamu dalam ${ZAP_SERIES.firstUseWithinDays} hari.`,
];

/** /seglowup/thankyou of an order that waits for its group: the order as `children`, and what comes next. */
export function SeglowupThankyouPage({ orderUid, children }: { orderUid: string; children: ReactNode }) {
  usePageTitle('Pesanan Zap tercatat');
  return (
    <div className="column py-8 sm:py-10">
      <SeglowupSteps current={3} />
      <h1 className="mt-4 text-2xl font-bold sm:text-3xl">Pesananmu tercatat</h1>
      {children}
      <InfoSection id="setelah" title="Setelah ini">
        <Steps steps={NEXT} />
      </InfoSection>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={orderPath(orderUid)}>Pantau pesanan</LinkButton>
        <LinkButton to="/seglowup" variant="secondary">
          Lihat Seglowup
        </LinkButton>
      </div>
    </div>
  );
}
