import type { Room } from '../../platform/rooms/room';
import { qurbanAnimals } from './animals.resource';
import { qurbanSeasons } from './seasons.resource';
import { qurbanShares } from './shares.resource';

/** Seasons, animals, shares and saving plans. */
export const qurban: Room = {
  resources: [qurbanSeasons, qurbanAnimals, qurbanShares],
  texts: [{ id: () => import('./texts.id'), en: () => import('./texts.en') }],
};
