import * as z from 'zod/mini';
import { type RoutesOf, routesTo } from '#contracts/platform/room';

const uid = z.uuid();
const instalment = z.object({ orderUid: uid, number: z.int() });

const events = {
  /** Every share of the animal is paid. */
  'qurban.filled': z.object({ animalUid: uid }),
  /** Too few shares were paid until the deadline: the money goes back. */
  'qurban.missed': z.object({ orderUid: uid }),
  'qurban.moved': z.object({ orderUid: uid, transferUid: uid }),
  /** Money of an order is booked back to the animal that it was ordered for, before it is given back. */
  'qurban.booked-back': z.object({ orderUid: uid, transferUid: uid }),
  'qurban.bought': z.object({ animalUid: uid }),
  'qurban.reported': z.object({ animalUid: uid }),
  'qurban.instalment-due': instalment,
  'qurban.instalment-late': instalment,
  /** To all participants of a season. */
  'qurban.message-written': z.object({ messageUid: uid }),
};

const jobs = {
  qurban: { 'post-transfer': z.object({ transferUid: uid }), 'post-purchase': z.object({ animalUid: uid }) },
};
const to = routesTo(jobs);
const transferOf = ({ transferUid }: { transferUid: string }) => ({ transferUid });

const routes: RoutesOf<typeof events> = {
  'qurban.filled': [],
  'qurban.missed': [],
  'qurban.moved': [to('qurban', 'post-transfer', transferOf)],
  'qurban.booked-back': [to('qurban', 'post-transfer', transferOf)],
  'qurban.bought': [to('qurban', 'post-purchase', ({ animalUid }) => ({ animalUid }))],
  'qurban.reported': [],
  'qurban.instalment-due': [],
  'qurban.instalment-late': [],
  'qurban.message-written': [],
};

const messageKinds = [
  'tell-qurban-filled',
  'tell-qurban-missed',
  'tell-qurban-moved',
  'tell-qurban-bought',
  'tell-qurban-reported',
  'tell-qurban-instalment',
  'remind-qurban-instalment',
  'tell-qurban-late',
  'tell-qurban-message',
] as const;

export const qurban = { events, jobs, routes, messageKinds };
