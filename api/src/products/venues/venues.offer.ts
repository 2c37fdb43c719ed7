import type { ProductSummary } from '#contracts/sales/products.http';
import { semabarPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { type ProductOffer, containing } from '../../sales/offers/product-offer.js';
import { type VenueRow, venueColumns, venueFacts } from './catalogue/venue-view.js';

const summary = (venue: VenueRow): ProductSummary => {
  const { venueUid, name, picture, priceFrom } = venueFacts(venue);
  return {
    productUID: venueUid,
    product: semabar.product,
    name,
    description: venue.description,
    picture,
    priceFrom,
    isAvailable: true,
    path: semabarPath(venue.slug),
  };
};

/** Venues that are booked by the hour. */
export const semabar: ProductOffer = {
  product: 'semabar',
  name: 'Semabar',
  description: 'Sewa lapangan dan main bareng.',
  path: PAGE.semabar,
  async find({ database }, { keyword, skip, take }) {
    const where = { active: true, name: containing(keyword) };
    const [rows, total] = await Promise.all([
      database.venue.findMany({
        where,
        orderBy: [{ position: 'asc' }, { uid: 'asc' }],
        skip,
        take,
        include: venueColumns,
      }),
      database.venue.count({ where }),
    ]);
    return { rows: rows.map(summary), total };
  },
  async one({ database }, uid) {
    const venue = await database.venue.findFirst({ where: { uid, active: true }, include: venueColumns });
    if (!venue) return null;
    const { picture, priceFrom } = venueFacts(venue);
    const choices = [{ name: `Satu slot ${venue.slotHours} jam`, price: priceFrom, isAvailable: true }];
    return { ...summary(venue), pictures: picture ? [picture] : [], choices };
  },
};
