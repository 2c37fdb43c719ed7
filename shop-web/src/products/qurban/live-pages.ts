import type { QurbanSeason } from '#contracts/products/qurban/qurban.http';
import { PAGE } from '#contracts/shop-paths';
import type { LivePages } from '../../platform/live-pages';
import { seasonsQuery } from './qurban.queries';

export const qurbanLivePages: LivePages = {
  pages: {
    [PAGE.sekurban]: {
      queries: () => [seasonsQuery()],
      jsonLd: ([seasons], url) => offersOf(seasons as QurbanSeason[], url),
    },
  },
  addresses: async () => [PAGE.sekurban],
};

/** The shares of schema.org that can be bought now. */
function offersOf(seasons: QurbanSeason[], url: string): object {
  const animals = seasons.flatMap((season) => season.animals.filter(({ isAvailable }) => isAvailable));
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: animals.map(({ name, description, pictures, price }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name,
        description,
        image: pictures.map((picture) => new URL(picture.url, url).href),
        offers: { '@type': 'Offer', priceCurrency: 'IDR', price, availability: 'https://schema.org/InStock', url },
      },
    })),
  };
}
