import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { PUSHED_WIDE, pushedByKeys } from '../../platform/ui/shelf';
import { BannerCards } from '../banner-cards';
import { testimoniesQuery } from '../content.queries';
import { shortMask } from '../../platform/ui/short-mask';
import { Dots } from '../../platform/ui/dots';

/** What comes last on the home page, and after everything else. */
export const HomeMore = () => (
  <div className="wrap space-y-7 py-7 sm:space-y-10 sm:py-10">
    <BannerCards type="home" title="Kabar terbaru" />
    <Testimonies />
  </div>
);

function Testimonies() {
  const { data } = useQuery(testimoniesQuery());
  if (!data?.items.length) return null;
  return (
    <section aria-labelledby="testimoni">
      <h2 id="testimoni" className="text-xl font-bold">
        Kata mereka
      </h2>
      <ul ref={pushedByKeys} className={`mt-2 sm:mt-4 ${PUSHED_WIDE} sm:grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-3`}>
        {data.items.map(({ uid, name, about, text }) => (
          <li key={uid} className="card p-4 sm:p-5">
            <figure className="flex h-full flex-col justify-between">
              <blockquote className="whitespace-pre-line">{text}</blockquote>
              <figcaption className="mt-3 text-sm text-muted">
                <Dots facts={[shortMask(name), about]} />
              </figcaption>
            </figure>
          </li>
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
