import type { QurbanAnimal } from '#contracts/products/qurban/qurban.http';
import type { PictureView } from '#contracts/sales/picture.http';
import { sen, toRupiah } from '#domain/platform/sen';
import {
  ANIMAL_KIND_LABEL,
  ANIMAL_STATE_LABEL,
  type AnimalKind,
  type AnimalState,
  shareTotal,
} from '#domain/products/qurban/animal';
import { PAID, SEATED } from '#domain/products/qurban/participation';
import { type SeasonState, takesOrders } from '#domain/products/qurban/season';
import type { Prisma } from '#runtime/generated/prisma/client';

export const animalColumns = {
  pictures: { orderBy: { position: 'asc' } },
  season: { select: { state: true, ordersUntil: true } },
  participations: { where: { state: { in: SEATED } }, select: { state: true, shares: true } },
} as const;
export type AnimalRow = Prisma.QurbanAnimalGetPayload<{ include: typeof animalColumns }>;

/** Public once the season is: the file behind a uid never changes. */
export const qurbanPicturePath = (fileUid: string): string => `/api/customer/qurban/picture/${fileUid}`;

const pictureView = ({ fileUid, alt, width, height }: AnimalRow['pictures'][number]): PictureView => ({
  url: qurbanPicturePath(fileUid),
  alt,
  width,
  height,
});

/** How many shares are held by orders, and how many of these are paid. */
export function racesOf({ participations }: Pick<AnimalRow, 'participations'>): { taken: number; paid: number } {
  const sum = (rows: typeof participations) => rows.reduce((total, { shares }) => total + shares, 0);
  return {
    taken: sum(participations),
    paid: sum(participations.filter(({ state }) => (PAID as string[]).includes(state))),
  };
}

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export function animalView(animal: AnimalRow, now: Date): QurbanAnimal {
  const { uid, code, name, description, shares, priceSen, feeSen, season, pictures, report, place, slaughteredOn } =
    animal;
  const [kind, state] = [animal.kind as AnimalKind, animal.state as AnimalState];
  const { taken, paid } = racesOf(animal);
  const isOpen = takesOrders({ state: season.state as SeasonState, ordersUntil: season.ordersUntil }, now);
  const views = (ofReport: boolean) => pictures.filter((picture) => picture.report === ofReport).map(pictureView);
  return {
    animalUid: uid,
    animalCode: code,
    name,
    kind,
    kindLabel: ANIMAL_KIND_LABEL[kind],
    description,
    state,
    stateLabel: ANIMAL_STATE_LABEL[state],
    shares,
    taken,
    paid,
    animalPrice: toRupiah(sen(priceSen)),
    fee: toRupiah(sen(feeSen)),
    price: toRupiah(shareTotal(animal)),
    isAvailable: isOpen && state === 'open' && taken < shares,
    pictures: views(false),
    report:
      report !== null && place !== null && slaughteredOn
        ? { text: report, place, slaughteredOn: dayOf(slaughteredOn), pictures: views(true) }
        : null,
  };
}
