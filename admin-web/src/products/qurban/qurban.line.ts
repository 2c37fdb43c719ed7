import type { Room } from '../../platform/rooms/room';
import { qurbanAnimals } from './animals.resource';
import { qurbanSeasons } from './seasons.resource';
import { qurbanShares } from './shares.resource';
import { texts } from './texts.id';

/** Seasons, animals, shares and saving plans. */
export const qurban: Room = {
  resources: [qurbanSeasons, qurbanAnimals, qurbanShares],
  texts: [{ id: texts, en: () => import('./texts.en') }],
};
