import type {
  MerchandiseDetail,
  MerchandiseSummary,
  MerchandiseVariantView,
} from '#contracts/products/merchandise/merchandise.http';
import type { PictureView } from '#contracts/sales/picture.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { bySize } from '#domain/products/merchandise/cart';
import { availableOf } from '#domain/products/merchandise/stock';
import type { Prisma } from '#runtime/generated/prisma/client';

/** A product with what every view of it needs: only what is sold. */
export const productColumns = {
  variants: { where: { active: true } },
  pictures: { orderBy: { position: 'asc' } },
} as const;
type Row = Prisma.MerchandiseProductGetPayload<{ include: typeof productColumns }>;
type PictureRow = Row['pictures'][number];

/** Public and for ever: the file behind a uid never changes. */
export const picturePath = (fileUid: string): string => `/api/customer/merchandise/picture/${fileUid}`;

export const pictureView = ({ fileUid, alt, width, height }: PictureRow): PictureView => ({
  url: picturePath(fileUid),
  alt,
  width,
  height,
});

export const firstPicture = ([first]: PictureRow[]): PictureView | null => (first ? pictureView(first) : null);

export function productSummary({ variants, pictures, uid, slug, name }: Row): MerchandiseSummary {
  const prices = variants.map(({ priceSen }) => toRupiah(sen(priceSen)));
  return {
    uid,
    slug,
    name,
    picture: firstPicture(pictures),
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    colours: [...new Set(variants.flatMap(({ colour }) => colour ?? []))],
    soldOut: variants.every((variant) => availableOf(variant) === 0),
  };
}

export function productDetail({ variants, pictures, uid, slug, name, description, details }: Row): MerchandiseDetail {
  return {
    uid,
    slug,
    name,
    description,
    details: details.split('\n').filter(Boolean),
    pictures: pictures.map(pictureView),
    variants: variants
      .map((variant): MerchandiseVariantView => ({
        uid: variant.uid,
        size: variant.size,
        colour: variant.colour,
        price: toRupiah(sen(variant.priceSen)),
        available: availableOf(variant),
      }))
      .toSorted((a, b) => (a.colour ?? '').localeCompare(b.colour ?? '') || bySize(a.size ?? '', b.size ?? '')),
  };
}
