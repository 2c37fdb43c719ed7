import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ZAP_SERIES } from '#domain/vouchers/voucher';
import { Bullets, TEXT_LINK } from '../../shared/ui/info-page';
import { Notice } from '../../shared/ui/notice';
import { SeglowupSteps } from './seglowup-steps';

/** /seglowup/confirmation?variant= : what is agreed to, around the order's form. */
export function SeglowupConfirmationPage({ children }: { children: ReactNode }) {
  return (
    <div className="column py-8 sm:py-10">
      <SeglowupSteps current={2} />
      <h1 className="mt-4 text-2xl font-bold sm:text-3xl">Konfirmasi pesanan</h1>
      <Notice
        tone="warn"
        title={`Pakai paling lambat ${ZAP_SERIES.firstUseWithinDays} hari setelah dibeli`}
        className="my-5"
      >
        Batasnya dihitung sejak pembayaranmu terkonfirmasi. Voucher yang belum dipakai sama sekali sampai saat itu
        hangus.
      </Notice>
      {children}
      <div className="mt-6 text-sm text-muted">
        <Bullets
          items={[
            `Belum perlu bayar sekarang. Begitu ${ZAP_SERIES.members} orang lengkap, kami kabari cara dan batas waktu bayarnya.`,
            `Voucher bagianmu berisi ${ZAP_SERIES.perMember} perawatan dan terbit begitu pembayaranmu terkonfirmasi.`,
          ]}
        />
        <p className="mt-3">
          Berubah pikiran?{' '}
          <Link to="/seglowup/provider" className={TEXT_LINK}>
            Pilih seri lain
          </Link>
        </p>
      </div>
    </div>
  );
}
