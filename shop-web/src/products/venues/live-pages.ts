import type { Page } from '#contracts/platform/common.http';
import type { VenueSummary } from '#contracts/products/venues/venues.http';
import { semabarPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import type { LivePages } from '../../platform/live-pages';
import { choicesQuery, venuesQuery } from './semabar.queries';

export const venuesLivePages: LivePages = {
  pages: {
    [PAGE.semabar]: {
      queries: () => [venuesQuery({ page: 1 }), choicesQuery()],
      jsonLd: ([venues], url) => placesOf((venues as Page<VenueSummary>).items, url),
    },
  },
  // The page of a venue is chosen by its query, so it has no address of its own.
  addresses: async () => [PAGE.semabar],
};

/** The venues of schema.org, with the price of the cheapest slot in rupiah. */
const placesOf = (venues: VenueSummary[], url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: venues.map(({ slug, name, city, sportLabel, picture, priceFrom }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'SportsActivityLocation',
      name,
      description: sportLabel,
      url: new URL(semabarPath(slug), url).href,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'ID' },
      currenciesAccepted: 'IDR',
      priceRange: `mulai Rp${priceFrom}`,
      ...(picture && { image: new URL(picture.url, url).href }),
    },
  })),
});
