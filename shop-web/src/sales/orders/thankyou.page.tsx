import { useSearchParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { moreOfType } from './order-keys';
import { ThankyouFrame } from './thankyou-frame';

/** /thankyou?type */
export function ThankyouPage() {
  usePageTitle('Terima kasih');
  const [search] = useSearchParams();
  return (
    <ThankyouFrame title="Terima kasih!">
      <p className="mt-2 text-muted">Kami kabari lewat email dan di halaman notifikasi begitu ada perkembangan.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={PAGE.orders}>Lihat pesanan</LinkButton>
        <LinkButton to={moreOfType(search)} variant="secondary">
          Patungan lagi
        </LinkButton>
      </div>
    </ThankyouFrame>
  );
}
