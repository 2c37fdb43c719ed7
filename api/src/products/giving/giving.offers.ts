import type { GivingCause } from '#runtime/generated/prisma/client';
import type { ProductSummary } from '#contracts/sales/products.http';
import { donationPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { type ProductOffer, containing } from '../../sales/offers/product-offer.js';
import { causeSummary } from './causes/cause-view.js';

const SHOWN = { active: true } as const;

function summary(cause: GivingCause): ProductSummary {
  const { uid, name, summary: description, picture, sharePrice, type } = causeSummary(cause);
  return {
    productUID: uid,
    product: 'donation',
    name,
    description,
    picture,
    priceFrom: sharePrice,
    isAvailable: true,
    path: donationPath(type),
  };
}

/** Causes that donations are collected for. */
const donation: ProductOffer = {
  product: 'donation',
  name: 'Donasi',
  description: 'Patungan untuk sesama.',
  path: PAGE.donations,

  async find({ database }, { keyword, skip, take }) {
    const where = { ...SHOWN, ...(keyword && { name: containing(keyword) }) };
    const [causes, total] = await Promise.all([
      database.givingCause.findMany({ where, orderBy: [{ position: 'asc' }, { uid: 'asc' }], skip, take }),
      database.givingCause.count({ where }),
    ]);
    return { rows: causes.map(summary), total };
  },

  async one({ database }, uid) {
    const cause = await database.givingCause.findFirst({ where: { uid, ...SHOWN } });
    if (!cause) return null;
    const shown = summary(cause);
    return {
      ...shown,
      pictures: shown.picture ? [shown.picture] : [],
      choices: shown.priceFrom === null ? [] : [{ name: 'Satu jatah', price: shown.priceFrom, isAvailable: true }],
    };
  },
};

/** What is given: the giver decides how much. */
export const givingOffers: ProductOffer[] = [
  donation,
  { product: 'tip', name: 'Tip', description: 'Terima kasih untuk tim atau host-mu.', path: PAGE.tip },
  { product: 'thr', name: 'THR', description: 'Hadiah hari raya lewat link.', path: PAGE.thr },
];
