import * as z from 'zod/mini';
import type { RoutesOf } from '#contracts/platform/room';

const order = z.object({ orderUid: z.uuid() });
const product = z.object({ productUid: z.uuid() });

const events = {
  /** Of each order that has a place in the product. */
  'sekeranjang.reached': order,
  'sekeranjang.missed': order,
  /** The shop has bought it, and packs what was ordered. */
  'sekeranjang.supplied': order,
  'sekeranjang.accepted': product,
  'sekeranjang.rejected': product,
};

const routes: RoutesOf<typeof events> = {
  'sekeranjang.reached': [],
  'sekeranjang.missed': [],
  'sekeranjang.supplied': [],
  'sekeranjang.accepted': [],
  'sekeranjang.rejected': [],
};

const messageKinds = [
  'tell-sekeranjang-reached',
  'tell-sekeranjang-missed',
  'tell-sekeranjang-supplied',
  'tell-sekeranjang-accepted',
  'tell-sekeranjang-rejected',
] as const;

/** Things that people buy together; the parcel is `shipping`'s. */
export const sekeranjang = { events, jobs: {}, routes, messageKinds };
