import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { PUSHED_WIDE, pushedByKeys } from '../../platform/ui/shelf';
import { Stars } from '../../platform/ui/stars';
import { BannerCards } from '../banner-cards';
import { newestReviewsQuery, testimoniesQuery } from '../content.queries';
import { shortMask } from '../../platform/ui/short-mask';
import { Dots } from '../../platform/ui/dots';

/** What comes last on the home page, and after everything else. */
export const HomeMore = () => (
  <div className="wrap space-y-7 py-7 sm:space-y-10 sm:py-10">
    <BannerCards type="home" title="Kabar terbaru" />
    <Words />
  </div>
);

/** Reviews of seats with their stars; while there are none, what customers have written about the shop. */
function Words() {
  const { data: seats } = useQuery(newestReviewsQuery());
  const { data: shop } = useQuery(testimoniesQuery());
  const reviews = seats?.reviews ?? [];
  const testimonies = reviews.length > 0 ? [] : (shop?.items ?? []);
  if (reviews.length + testimonies.length === 0) return null;
  return (
    <section aria-labelledby="testimoni">
      <h2 id="testimoni" className="text-xl font-bold">
        Kata mereka
      </h2>
      <ul ref={pushedByKeys} className={`mt-2 sm:mt-4 ${PUSHED_WIDE} sm:grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-3`}>
        {reviews.map(({ uid, stars, text, name, plan }) => (
          <Word key={uid} stars={stars} text={text} by={[shortMask(name), plan]} />
        ))}
        {testimonies.map(({ uid, name, about, text }) => (
          <Word key={uid} text={text} by={[shortMask(name), about]} />
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted sm:mt-4 sm:text-base">
        Sudah patungan?{' '}
        <Link to={PAGE.testimony} className={TEXT_LINK}>
          Ceritakan pengalamanmu
        </Link>
      </p>
    </section>
  );
}

/** In letters: shown whole in letters of any size. */
const SHORT = 160;

const Word = ({ stars, text, by }: { stars?: number; text: string; by: readonly string[] }) => (
  <li className="card p-4 sm:p-5">
    <figure className="flex h-full flex-col">
      {stars !== undefined && <Stars n={stars} />}
      <blockquote
        className={clsx(
          'wrap-anywhere whitespace-pre-line',
          stars !== undefined && 'mt-2',
          text.length > SHORT && 'line-clamp-4',
        )}
      >
        {text}
      </blockquote>
      <figcaption className="mt-auto pt-3 text-sm text-muted">
        <Dots facts={by} />
      </figcaption>
    </figure>
  </li>
);
