import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BannerView } from '#contracts/content/content.http';
import type { BannerType } from '#domain/content/banner-type';
import { Unsettled } from '../platform/ui/states';
import { ContentPicture } from './content-picture';
import { bannersQuery } from './content.queries';

/** The banners of a place; nothing where it has none. */
export function BannerCards({ type, title }: { type: BannerType; title: string }) {
  const { data = [], isLoading } = useQuery(bannersQuery(type));
  if (isLoading) return <Unsettled />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={`banner-${type}`}>
      <h2 id={`banner-${type}`} className="text-xl font-bold">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3 sm:mt-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((banner) => (
          <BannerCard key={banner.uid} banner={banner} />
        ))}
      </ul>
    </section>
  );
}

const BannerCard = ({ banner: { title, text, link, picture } }: { banner: BannerView }) => (
  <li className="group card relative flex flex-wrap overflow-hidden hover:border-brand sm:block sm:only:col-span-full sm:only:flex">
    <div className="relative min-h-24 flex-[1_1_7rem] sm:aspect-video sm:group-only:max-w-72">
      <ContentPicture
        className="absolute inset-0 h-full"
        picture={picture}
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
      />
    </div>
    <div className="flex-[2_1_11rem] self-center p-3 sm:p-4">
      <h3 className="font-bold">
        {link ? (
          <Link to={link} className="after:absolute after:inset-0 after:rounded-[14px]">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
    </div>
  </li>
);
