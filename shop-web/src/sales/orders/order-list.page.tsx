import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { HOME_SECTION } from '#contracts/shop-paths';
import { Button, LinkButton } from '../../platform/ui/button';
import { PagedList, pageIn } from '../../platform/ui/paged-list';
import { EmptyState, SkeletonList } from '../../platform/ui/states';
import { TitledPage } from '../../platform/ui/titled';
import { CreditNotice } from '../payments/credit-notice';
import type { OrderParts } from '../product-line';
import { useOfflineOrders } from './offline-orders';
import { OrderCard } from './order-card';
import { OrderTabs } from './order-tabs';
import { ordersQuery } from './orders.queries';

/** /user/order?status=&page= */
export function OrderListPage({ parts }: { parts: readonly OrderParts[] }) {
  const [search, setSearch] = useSearchParams();
  const status = Number(search.get('status')) || null;
  const page = pageIn(search);
  const query = useQuery(ordersQuery(page, status));
  const isNewest = page === 1 && !status && !query.isPlaceholderData;
  useOfflineOrders(isNewest ? (query.data?.items ?? null) : null, query.dataUpdatedAt, parts);
  const show = (next: { status: number | null; page?: number }) =>
    setSearch(
      {
        ...(next.status ? { status: String(next.status) } : {}),
        ...(next.page && next.page > 1 ? { page: String(next.page) } : {}),
      },
      { preventScrollReset: !next.page },
    );

  return (
    <TitledPage title="Pesanan" className="in-order">
      <CreditNotice />
      <OrderTabs status={status} onStatus={(next) => show({ status: next })} />
      <PagedList
        query={query}
        label="Halaman pesanan"
        onPage={(page) => show({ status, page })}
        className="space-y-3"
        skeleton={<SkeletonList label="Memuat pesanan…" item="h-32 !rounded-[14px]" />}
        empty={
          status ? (
            <EmptyState
              title="Tidak ada pesanan di sini"
              action={
                <Button variant="secondary" onClick={() => show({ status: null })}>
                  Hapus filter
                </Button>
              }
            />
          ) : (
            <EmptyState
              title="Belum ada pesanan"
              action={<LinkButton to={HOME_SECTION.providers}>Lihat paket</LinkButton>}
            >
              Pesanan pertamamu akan muncul di sini.
            </EmptyState>
          )
        }
      >
        {(order) => <OrderCard key={order.orderUid} order={order} parts={parts} />}
      </PagedList>
    </TitledPage>
  );
}
