import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { PAGE, seglowupThankyouPath } from '#contracts/shop-paths';
import { ZAP_SERIES } from '#domain/catalogue/scheme/zap-series';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Bullets, TEXT_LINK } from '../../platform/ui/info-page';
import { Notice } from '../../platform/ui/notice';
import { usePageTitle } from '../../platform/ui/page-head';
import { OrderFlow } from '../../sales/orders/order-flow';
import { SEGLOWUP_SKELETON, SeglowupSteps, useZapSeries } from './seglowup-frame';

/** /seglowup/confirmation?variant= : the terms, around the form of the order. */
export function SeglowupConfirmationPage() {
  usePageTitle('Konfirmasi seri Zap');
  return (
    <AsyncBoundary skeleton={SEGLOWUP_SKELETON}>
      <Confirmation />
    </AsyncBoundary>
  );
}

function Confirmation() {
  const { zap, series } = useZapSeries();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const chosen = series.find(({ variant }) => variant.uid === search.get('variant'));
  if (!chosen) return <Navigate to={PAGE.seglowupPicker} replace />;
  const { plan, variant } = chosen;
  return (
    <div className="column py-8 sm:py-10">
      <SeglowupSteps current={2} />
      <h1 className="mt-4 text-xl font-bold sm:text-2xl">Konfirmasi pesanan</h1>
      <Notice
        tone="warn"
        title={`Pakai paling lambat ${ZAP_SERIES.firstUseWithinDays} hari setelah dibeli`}
        className="my-5"
      >
        Voucher terbit begitu serinya dibeli di klinik, setelah semua anggota membayar. Batasnya baru dihitung sejak
        itu; voucher yang belum dipakai sama sekali sampai batasnya hangus.
      </Notice>
      <OrderFlow
        inPage
        choice={{ provider: zap, variant, groupUid: null, rules: plan.eligibility }}
        after={seglowupThankyouPath}
        onClose={() => void navigate(PAGE.seglowupPicker)}
      />
      <div className="mt-6 text-sm text-muted">
        <Bullets
          items={[
            `Belum perlu bayar sekarang. Begitu ${ZAP_SERIES.members} orang lengkap, kami kabari cara dan batas waktu bayarnya.`,
            `Voucher bagianmu berisi ${ZAP_SERIES.perMember} perawatan dan terbit begitu serinya dibeli.`,
          ]}
        />
        <p className="mt-3">
          Berubah pikiran?{' '}
          <Link to={PAGE.seglowupPicker} className={TEXT_LINK}>
            Pilih seri lain
          </Link>
        </p>
      </div>
    </div>
  );
}
