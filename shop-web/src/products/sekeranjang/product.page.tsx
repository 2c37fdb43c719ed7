import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SekeranjangDetail } from '#contracts/products/sekeranjang/sekeranjang.http';
import { sekeranjangOrderPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { isNotFound } from '../../platform/api/api-error';
import { LinkButton } from '../../platform/ui/button';
import { BAR_BUTTON, BuyBar } from '../../platform/ui/buy-bar';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { Notice } from '../../platform/ui/notice';
import { usePageMeta } from '../../platform/ui/page-head';
import { ErrorState, Loading, MissingRecord, Skeleton } from '../../platform/ui/states';
import { BackLink } from '../../platform/ui/titled';
import { Gallery } from '../../sales/pictures/gallery';
import { Group } from './group';
import { PriceLadder } from './ladder';
import { LAST_HOUR } from './last-hour';
import { RaceBar, raceText } from './race';
import { sekeranjangUidIn } from './sekeranjang-uid';
import { sekeranjangQuery } from './sekeranjang.queries';
import { Terms } from './terms';
import { TimeLeft } from './time-left';

const mayJoin = ({ isAvailable, takesOrders, placesLeft }: SekeranjangDetail) =>
  isAvailable && takesOrders && placesLeft !== 0;
const joinWords = ({ price }: SekeranjangDetail) => `Ikut seharga ${formatRupiah(price)}`;

/** /sekeranjang/product-detail?sekeranjangUid= (or product_id=) */
export function SekeranjangProductPage() {
  const uid = sekeranjangUidIn(useSearchParams()[0]);
  const { data, error, refetch } = useQuery({ ...sekeranjangQuery(uid), enabled: uid !== '' });
  const isMissing = uid === '' || isNotFound(error);
  return (
    <>
      <div className="wrap py-6 sm:py-8">
        <BackLink to={PAGE.sekeranjang}>Semua Sekeranjang</BackLink>
        {data ? (
          <Product key={uid} product={data} />
        ) : isMissing ? (
          <NotFound />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ProductSkeleton />
        )}
      </div>
      {data && mayJoin(data) && (
        <BuyBar facts={[raceText(data)]} price={data.price}>
          <LinkButton
            to={sekeranjangOrderPath(data.sekeranjangUid)}
            aria-label={joinWords(data)}
            className={BAR_BUTTON}
          >
            Ikut
          </LinkButton>
        </BuyBar>
      )}
    </>
  );
}

function Product({ product }: { product: SekeranjangDetail }) {
  const queryClient = useQueryClient();
  usePageMeta(product.name, product.description);
  return (
    <article className="mt-3 grid gap-6 md:grid-cols-2 lg:gap-12">
      <Gallery pictures={product.pictures} />
      <div className="min-w-0">
        <h1 className="text-xl font-bold wrap-anywhere sm:text-2xl">{product.name}</h1>
        <p className="mt-1 text-sm text-muted">Kode {product.sekeranjangCode}</p>
        <p className="mt-3">
          <b className="text-xl">{formatRupiah(product.currentPrice)}</b>{' '}
          {product.currentPrice < product.price && <s className="text-muted">{formatRupiah(product.price)}</s>}
        </p>
        <RaceBar race={product} className="mt-4" />
        <PriceLadder product={product} />
        {product.isAvailable && (
          <div className="mt-4">
            <TimeLeft
              promoEndAt={product.promoEndAt}
              onEnd={() => void queryClient.invalidateQueries({ queryKey: ['sekeranjang'] })}
            />
          </div>
        )}
        <Join product={product} />
        <p className="mt-8 border-t border-line pt-6 whitespace-pre-line wrap-anywhere">{product.description}</p>
        {product.link && (
          <p className="mt-3 text-sm">
            <a href={product.link} target="_blank" rel="noopener noreferrer nofollow" className={TEXT_LINK}>
              Lihat di toko asalnya
            </a>
          </p>
        )}
        <Group sekeranjangUid={product.sekeranjangUid} />
      </div>
    </article>
  );
}

/** The visitor agrees to the terms by joining, and the text says so: a checkbox that is ticked in advance is not a consent. */
function Join({ product }: { product: SekeranjangDetail }) {
  const { sekeranjangUid, isAvailable, takesOrders, placesLeft, state } = product;
  if (!isAvailable)
    return (
      <Notice className="mt-4" title="Sekeranjang ini sudah berakhir">
        {ENDED[state] ?? 'Hasilnya sedang kami hitung.'}
      </Notice>
    );
  if (!takesOrders)
    return (
      <Notice tone="warn" className="mt-4" title="Pesanan baru sudah ditutup">
        {LAST_HOUR} Yang sudah pesan masih bisa membayar sampai Sekeranjangnya berakhir.
      </Notice>
    );
  if (placesLeft === 0)
    return (
      <Notice tone="warn" className="mt-4" title="Semua tempat sudah terisi">
        Kalau ada yang batal, tempatnya terbuka lagi di sini.
      </Notice>
    );
  return (
    <section aria-label="Ikut" className="mt-5 space-y-4">
      <div className="rounded-xl bg-sunken p-4">
        <h2 className="mb-2 font-bold">Ketentuan</h2>
        <Terms />
        <p className="mt-3 font-semibold">Dengan ikut, kamu setuju dengan ketentuan di atas.</p>
      </div>
      {/* A small screen has it at its foot. */}
      <LinkButton wide to={sekeranjangOrderPath(sekeranjangUid)} className="max-lg:hidden">
        {joinWords(product)}
      </LinkButton>
      {placesLeft !== null && placesLeft <= 5 && (
        <p className="text-center text-sm font-semibold text-warn">Tinggal {placesLeft} tempat</p>
      )}
    </section>
  );
}

const ENDED: Partial<Record<SekeranjangDetail['state'], string>> = {
  reached: 'Targetnya tercapai. Kami sedang membelikannya.',
  bought: 'Targetnya tercapai, dan barangnya sudah kami beli.',
  missed: 'Targetnya tidak tercapai. Semua yang sudah bayar menerima uangnya kembali.',
};

const NotFound = () => (
  <MissingRecord
    title="Barang ini tidak ada di Sekeranjang"
    action={<LinkButton to={PAGE.sekeranjang}>Lihat Sekeranjang</LinkButton>}
  >
    Mungkin tautannya salah, atau usulannya belum diputuskan.
  </MissingRecord>
);

const ProductSkeleton = () => (
  <Loading label="Memuat barang…">
    <div className="mt-3 grid gap-6 md:grid-cols-2 lg:gap-12">
      <Skeleton className="aspect-square !rounded-2xl" />
      <div className="space-y-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-8 w-36" />
        <Skeleton className="h-40" />
        <Skeleton className="h-32" />
      </div>
    </div>
  </Loading>
);
