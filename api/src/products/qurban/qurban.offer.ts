import type { QurbanAnimal } from '#contracts/products/qurban/qurban.http';
import type { ProductSummary } from '#contracts/sales/products.http';
import { sekurbanOrderPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { PUBLIC_SEASONS } from '#domain/products/qurban/season';
import { type OfferTools, type ProductOffer, pageOf } from '../../sales/offers/product-offer.js';
import { animalColumns, animalView } from './catalogue/animal-view.js';

/** Animals of the seasons that are shown; few enough for one page of the shop. */
async function animals({ database, clock }: OfferTools): Promise<QurbanAnimal[]> {
  const rows = await database.qurbanAnimal.findMany({
    where: { state: { not: 'missed' }, season: { state: { in: PUBLIC_SEASONS } } },
    orderBy: [{ createdAt: 'desc' }, { uid: 'asc' }],
    include: animalColumns,
  });
  return rows.map((row) => animalView(row, clock.now()));
}

const summary = ({ animalUid, name, description, pictures, price, isAvailable }: QurbanAnimal): ProductSummary => ({
  productUID: animalUid,
  product: sekurban.product,
  name,
  description,
  picture: pictures[0] ?? null,
  priceFrom: price,
  isAvailable,
  path: sekurbanOrderPath(animalUid),
});

/** Shares of an animal. */
export const sekurban: ProductOffer = {
  product: 'sekurban',
  name: 'Sekurban',
  description: 'Patungan hewan kurban.',
  path: PAGE.sekurban,
  async find(tools, page) {
    const open = (await animals(tools)).filter(({ isAvailable }) => isAvailable);
    return pageOf(open.map(summary), page);
  },
  async one(tools, productUID) {
    const animal = (await animals(tools)).find(({ animalUid }) => animalUid === productUID);
    if (!animal) return null;
    const { pictures, price, isAvailable } = animal;
    return { ...summary(animal), pictures, choices: [{ name: 'Satu bagian', price, isAvailable }] };
  },
};
