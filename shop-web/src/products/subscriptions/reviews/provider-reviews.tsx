import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewView } from '#contracts/products/subscriptions/reviews.http';
import { Button } from '../../../platform/ui/button';
import { Pagination } from '../../../platform/ui/pagination';
import { Unsettled } from '../../../platform/ui/states';
import { reviewsQuery } from './reviews.queries';
import { OneStar, Stars } from './stars';

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
          <span>
            <b className="text-ink">{new Intl.NumberFormat('id-ID').format(average)}</b> dari 5 · {total} ulasan
          </span>
        </p>
      </div>
      <ul className="card mt-3 divide-y divide-line">
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
  <li className="p-4">
    <figure>
      <Stars n={stars} />
      <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">{text}</blockquote>
      <figcaption className="mt-1.5 text-sm text-muted">
        {name} · {plan} · {month}
      </figcaption>
    </figure>
  </li>
);
