import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { EmptyState } from '../../platform/ui/states';

/** /user/merchandise/details */
export function MerchandiseDetailPage() {
  usePageTitle('Pesanan merchandise');
  return (
    <EmptyState
      isPage
      title="Pesanan merchandise tidak ditemukan"
      action={
        <LinkButton variant="secondary" to={PAGE.merchandiseOrders}>
          Semua merchandise
        </LinkButton>
      }
    >
      Mungkin tautannya salah, atau pesanan ini bukan milikmu.
    </EmptyState>
  );
}
