import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button, LinkButton } from '../../shared/ui/button';
import { PagedList, pageIn } from '../../shared/ui/paged-list';
import { EmptyState, Loading, Skeleton } from '../../shared/ui/states';
import { TitledPage } from '../../shared/ui/titled-page';
import { OrderCard } from './order-card';
import { OrderTabs } from './order-tabs';
import { ordersQuery } from './orders.queries';

/** /user/order?status=&page= */
export function OrderListPage() {
  const [search, setSearch] = useSearchParams();
  const status = Number(search.get('status')) || null;
  const query = useQuery(ordersQuery(pageIn(search), status));
  const show = (next: { status: number | null; page?: number }) =>
    setSearch(
      {
        ...(next.status ? { status: String(next.status) } : {}),
        ...(next.page && next.page > 1 ? { page: String(next.page) } : {}),
      },
      { preventScrollReset: !next.page },
    );

  return (
    <TitledPage title="Pesanan">
      <OrderTabs status={status} onStatus={(next) => show({ status: next })} />
      <PagedList
        query={query}
        label="Halaman pesanan"
        onPage={(page) => show({ status, page })}
        className="space-y-3"
        skeleton={
          <Loading label="Memuat pesanan…">
            <div className="space-y-3">
              {[1, 2, 3].map((card) => (
                <Skeleton key={card} className="h-32 !rounded-[14px]" />
              ))}
            </div>
          </Loading>
        }
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
            <EmptyState title="Belum ada pesanan" action={<LinkButton to="/#provider">Lihat paket</LinkButton>}>
              Pesanan pertamamu akan muncul di sini.
            </EmptyState>
          )
        }
      >
        {(order) => <OrderCard key={order.orderUid} order={order} />}
      </PagedList>
    </TitledPage>
  );
}
