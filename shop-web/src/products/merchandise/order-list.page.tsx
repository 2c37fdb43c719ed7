import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { MerchandiseOrder } from '#contracts/products/merchandise/merchandise.http';
import { merchandiseOrderPath } from '#contracts/product-paths';
import { PAGE, paymentPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { PagedList, pageIn } from '../../platform/ui/paged-list';
import { EmptyState, SkeletonList } from '../../platform/ui/states';
import { TitledPage } from '../../platform/ui/titled';
import { formatDateTime, formatMoment } from '../../platform/wib';
import { merchandiseOrdersQuery } from './merchandise.queries';
import { MerchandiseBadge } from './order-parts';
import { ProductPicture } from '../../sales/pictures/product-picture';

/** /user/merchandise?page= */
export function MerchandiseListPage() {
  const [search, setSearch] = useSearchParams();
  const query = useQuery(merchandiseOrdersQuery(pageIn(search)));
  return (
    <TitledPage title="Merchandise">
      <PagedList
        query={query}
        label="Halaman pesanan merchandise"
        onPage={(page) => setSearch(page > 1 ? { page: String(page) } : {})}
        className="mt-4 space-y-3"
        skeleton={
          <div className="mt-4">
            <SkeletonList label="Memuat pesanan merchandise…" item="h-36 !rounded-[14px]" />
          </div>
        }
        empty={
          <EmptyState
            title="Belum ada pesanan merchandise"
            action={<LinkButton to={PAGE.merchandise}>Lihat merchandise</LinkButton>}
          >
            Pesanan merchandise kamu akan muncul di sini.
          </EmptyState>
        }
      >
        {(order) => <OrderCard key={order.orderUid} order={order} />}
      </PagedList>
    </TitledPage>
  );
}

function OrderCard({ order }: { order: MerchandiseOrder }) {
  const { items, orderNumber, createdAt, grandTotal, dueAt, status } = order;
  const toPay = status === ORDER_STATUS.awaitingPayment;
  return (
    <li className="card relative p-4 hover:border-brand">
      <div className="flex items-start gap-3">
        <ProductPicture picture={items[0]?.picture ?? null} decorative className="size-16 shrink-0 rounded-xl" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            {/* The link covers the card; the button is above it. */}
            <Link
              to={merchandiseOrderPath(order.orderUid)}
              className="font-bold after:absolute after:inset-0 after:rounded-[14px]"
            >
              {items[0]?.title}
            </Link>
            <MerchandiseBadge order={order} />
          </div>
          {items.length > 1 && <p className="text-sm text-muted">dan {items.length - 1} barang lain</p>}
          <p className="text-sm text-muted">{orderNumber}</p>
          <p className="text-sm text-muted">{formatDateTime(createdAt)}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <div>
          <b>{formatRupiah(grandTotal)}</b>
          {toPay && dueAt && <p className="text-sm text-warn">Bayar sebelum {formatMoment(dueAt)}</p>}
        </div>
        {toPay && (
          <LinkButton to={paymentPath(order)} className="relative">
            Bayar
          </LinkButton>
        )}
      </div>
    </li>
  );
}
