import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Fragment, useState } from 'react';
import type { ReviewView } from '#contracts/products/subscriptions/reviews.http';
import { Button } from '../../../platform/ui/button';
import { Pagination } from '../../../platform/ui/pagination';
import { PUSHED_WIDE, pushedByKeys } from '../../../platform/ui/shelf';
import { Unsettled } from '../../../platform/ui/states';
import { reviewsQuery } from './reviews.queries';
import { OneStar, Stars } from '../../../platform/ui/stars';
import { shortMask } from '../../../platform/ui/short-mask';
import { Dots } from '../../../platform/ui/dots';

const NEWEST = 3;
const A_PAGE = 10;

/** What members say about a provider: nothing while no one has said anything, or when it cannot be loaded. */
export function ProviderReviews({ providerUid }: { providerUid: string }) {
  /** 0: only the newest. */
  const [page, setPage] = useState(0);
  const limit = page === 0 ? NEWEST : A_PAGE;
  const { data, isPending } = useQuery(reviewsQuery(providerUid, Math.max(1, page), limit));
  if (isPending) return <Unsettled />;
  if (!data || data.average === null) return null;
  const { average, total, reviews } = data;
  return (
    <section aria-labelledby="ulasan">
      <div className="pair items-center">
        <h2 id="ulasan" className="text-lg font-bold">
          Kata anggota
        </h2>
        <p className="inline-flex items-center gap-1.5 text-sm text-muted">
          <OneStar isFull className="size-4" />
          <Dots
            facts={[
              <Fragment key="average">
                <b className="text-ink">{new Intl.NumberFormat('id-ID').format(average)}</b> dari 5
              </Fragment>,
              `${total} ulasan`,
            ]}
          />
        </p>
      </div>
      <ul
        ref={pushedByKeys}
        className={clsx(
          'mt-2 sm:card sm:mt-3 sm:divide-y sm:divide-line',
          // Pages of them are read downwards.
          page === 0 && reviews.length > 1 ? PUSHED_WIDE : 'space-y-3 sm:space-y-0',
        )}
      >
        {reviews.map((review) => (
          <Review key={review.uid} review={review} />
        ))}
      </ul>
      {page > 0 ? (
        <Pagination page={page} limit={A_PAGE} total={total} label="Halaman ulasan" onPage={setPage} />
      ) : (
        total > NEWEST && (
          <Button variant="secondary" className="mt-3" onClick={() => setPage(1)}>
            Lihat semua
          </Button>
        )
      )}
    </section>
  );
}

const Review = ({ review: { stars, text, name, plan, month } }: { review: ReviewView }) => (
  <li className="p-4 max-sm:card">
    <figure className="flex h-full flex-col">
      <Stars n={stars} />
      <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">{text}</blockquote>
      <figcaption className="mt-auto pt-1.5 text-sm text-muted">
        <Dots facts={[shortMask(name), plan, month]} />
      </figcaption>
    </figure>
  </li>
);
