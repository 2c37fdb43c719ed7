import type { Room } from '../platform/rooms/room';
import { errands } from './errands/errands.line';
import { giving } from './giving/giving.line';
import { merchandise } from './merchandise/merchandise.line';
import { qurban } from './qurban/qurban.line';
import { sekeranjang } from './sekeranjang/sekeranjang.line';
import { subscriptions } from './subscriptions/subscriptions.line';
import { venues } from './venues/venues.line';
import { vouchers } from './vouchers/vouchers.line';

/** A new product line is one line here. */
export const productLines: Room[] = [
  subscriptions,
  vouchers,
  merchandise,
  sekeranjang,
  errands,
  giving,
  qurban,
  venues,
];
