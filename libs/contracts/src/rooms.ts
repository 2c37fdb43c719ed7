import { campaigns } from '#contracts/campaigns/campaigns.events';
import { identity } from '#contracts/identity/identity.events';
import { messages } from '#contracts/messages/messages.events';
import { platform } from '#contracts/platform/platform.events';
import { errands } from '#contracts/products/errands/errands.events';
import { giving } from '#contracts/products/giving/giving.events';
import { merchandise } from '#contracts/products/merchandise/merchandise.events';
import { qurban } from '#contracts/products/qurban/qurban.events';
import { sekeranjang } from '#contracts/products/sekeranjang/sekeranjang.events';
import { subscriptions } from '#contracts/products/subscriptions/subscriptions.events';
import { venues } from '#contracts/products/venues/venues.events';
import { vouchers } from '#contracts/products/vouchers/vouchers.events';
import { sales } from '#contracts/sales/sales.events';
import { shipping } from '#contracts/sales/shipping.events';

/** Every room and product line that has events, lowest first. */
export const ROOMS = {
  platform,
  messages,
  identity,
  sales,
  shipping,
  subscriptions,
  vouchers,
  merchandise,
  sekeranjang,
  errands,
  giving,
  qurban,
  campaigns,
  venues,
};

export type RoomName = keyof typeof ROOMS;
type Room = (typeof ROOMS)[RoomName];
type Intersected<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** Merges one table of every room. */
export type OfAllRooms<K extends 'events' | 'jobs'> = Intersected<Room[K]>;

/** The kinds of notifications, as the console filters them. */
export type MessageKind = Room['messageKinds'][number];
