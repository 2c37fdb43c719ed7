import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../shared/api/api-error';
import { Button, LinkButton } from '../../shared/ui/button';
import { Pagination } from '../../shared/ui/pagination';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { OrderCard } from './order-card';
import { OrderTabs } from './order-tabs';
import { ordersQuery } from './orders.queries';

/** /user/order?status=&page= */
export function OrderListPage() {
  usePageTitle('Pesanan');
  const [search, setSearch] = useSearchParams();
  const status = Number(search.get('status')) || null;
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, refetch, isPlaceholderData } = useQuery(ordersQuery(page, status));
  const show = (next: { status: number | null; page?: number }) =>
    setSearch(
      {
        ...(next.status ? { status: String(next.status) } : {}),
        ...(next.page && next.page > 1 ? { page: String(next.page) } : {}),
      },
      { preventScrollReset: !next.page },
    );

  return (
    <section aria-labelledby="pesanan">
      <h1 id="pesanan" className="text-2xl font-bold">
        Pesanan
      </h1>
      <OrderTabs status={status} onStatus={(next) => show({ status: next })} />
      {error && !data ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Memuat pesanan…">
          <div className="space-y-3">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-32 !rounded-[14px]" />
            ))}
          </div>
        </Loading>
      ) : data.items.length === 0 ? (
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
          <EmptyState title="Belum ada pesanan" action={<LinkButton to="/#provider">Lihat paket</LinkButton>}>
            Pesanan pertamamu akan muncul di sini.
          </EmptyState>
        )
      ) : (
        <>
          <ul className={`space-y-3 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.items.map((order) => (
              <OrderCard key={order.orderUid} order={order} />
            ))}
          </ul>
          <Pagination {...data} label="Halaman pesanan" onPage={(next) => show({ status, page: next })} />
        </>
      )}
    </section>
  );
}
