import type { SekeranjangDetail, SekeranjangSummary } from '#contracts/products/sekeranjang/sekeranjang.http';
import type { PictureView } from '#contracts/sales/picture.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { orderPrice, priceOf, targetOf } from '#domain/products/sekeranjang/ladder';
import {
  PRODUCT_STATE_LABEL,
  type ProductState,
  isAvailable,
  placesLeft,
  promoEndSeconds,
  takesOrders,
} from '#domain/products/sekeranjang/product-state';
import type { Prisma } from '#runtime/generated/prisma/client';

export const productColumns = {
  tiers: { orderBy: { buyers: 'asc' } },
  pictures: { orderBy: { position: 'asc' } },
} as const;
export type ProductRow = Prisma.SekeranjangProductGetPayload<{ include: typeof productColumns }>;
type PictureRow = ProductRow['pictures'][number];

/** Public once the product is accepted, and for ever: the file behind a uid never changes. */
export const picturePath = (fileUid: string): string => `/api/customer/sekeranjang/picture/${fileUid}`;

const pictureView = ({ fileUid, alt, width, height }: PictureRow): PictureView => ({
  url: picturePath(fileUid),
  alt,
  width,
  height,
});

/** Now, or as it was when it ended. */
export const buyersOf = ({ finalBuyers, joined }: Pick<ProductRow, 'finalBuyers' | 'joined'>): number =>
  finalBuyers ?? joined;

export function productSummary(product: ProductRow, now: Date): SekeranjangSummary {
  const { uid, code, name, tiers, pictures, maxBuyers, promoEndAt } = product;
  const state = product.state as ProductState;
  const buyers = buyersOf(product);
  return {
    sekeranjangUid: uid,
    sekeranjangCode: code,
    name,
    picture: pictures[0] ? pictureView(pictures[0]) : null,
    state,
    stateLabel: PRODUCT_STATE_LABEL[state],
    promoEndAt: promoEndSeconds(promoEndAt),
    isAvailable: isAvailable({ state, promoEndAt }, now),
    closedEarly: product.reason !== null && promoEndAt !== null && promoEndAt <= now,
    takesOrders: takesOrders({ state, promoEndAt }, now),
    target: targetOf(tiers),
    maxBuyers,
    buyers,
    placesLeft: placesLeft(product),
    price: toRupiah(orderPrice(tiers)),
    currentPrice: toRupiah(priceOf(tiers, buyers)),
    bestPrice: toRupiah(sen(tiers.at(-1)!.priceSen)),
  };
}

export const productDetail = (product: ProductRow, now: Date): SekeranjangDetail => ({
  ...productSummary(product, now),
  description: product.description,
  link: product.link,
  pictures: product.pictures.map(pictureView),
  weightGrams: product.weightGrams,
  tiers: product.tiers.map(({ buyers, priceSen }) => ({ buyers, price: toRupiah(sen(priceSen)) })),
});
