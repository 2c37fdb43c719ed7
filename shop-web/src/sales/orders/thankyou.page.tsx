import { HOME_SECTION, PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { ThankyouFrame } from './thankyou-frame';

/** /thankyou */
export function ThankyouPage() {
  usePageTitle('Terima kasih');
  return (
    <ThankyouFrame title="Terima kasih!">
      <p className="mt-2 text-muted">Kami kabari lewat email dan di halaman notifikasi begitu ada perkembangan.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={PAGE.orders}>Lihat pesanan</LinkButton>
        <LinkButton to={HOME_SECTION.providers} variant="secondary">
          Patungan lagi
        </LinkButton>
      </div>
    </ThankyouFrame>
  );
}
