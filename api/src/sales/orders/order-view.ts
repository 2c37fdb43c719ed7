import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import type { OrderDetail, OrderSummary, TimelineEntry } from '#contracts/sales/orders.http';
import type { OrderAction } from '#domain/sales/orders/order-status';
import type { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Filters } from '../../platform/http/admin-lists/list-filters.js';
import type { SortKey } from '../../platform/http/admin-lists/record-list.js';

export type AdminTimelineEntry = NonNullable<AdminOrder['timeline']>[number];
/** What a line adds to the customer's list. */
export type OrderSummaryPart = Partial<
  Pick<OrderSummary, 'accountStatus' | 'kind' | 'isReady' | 'ended' | 'seat' | 'statusLabel'>
>;
/** What a line adds to a row of the console. Actions that it names are not possible on the order now. */
export interface AdminOrderPart extends Partial<AdminOrder> {
  impossible: OrderAction[];
}
/** What a line adds to the page of an order, with the actions that it does not let the customer take now. */
export interface OrderDetailPart extends Partial<OrderDetail> {
  impossible: OrderAction[];
}
/**
 * What an order that the books have completed is called; `endedAt`: left out of one that has not ended; `paidUntil`: the last moment that is
 * paid, left out where no time is paid or it has not begun.
 */
export interface CalledOrder {
  statusLabel: string;
  endedAt?: string;
  paidUntil?: string;
}
export type OrderFilters = Filters<Prisma.Sql>;
export type OrderSorts = Record<string, SortKey>;
/** Parts of answers by the order's uid; an order in which the line has no part is left out. */
export type Parts<T> = Map<string, T>;

/**
 * What a product line adds to the answers about orders. Every line is asked about every order. A method that is left out
 * adds nothing. docs/decisions/0023.
 */
export interface OrderView {
  /** The line's own filters of the console's list, by name, as conditions on the order `t`. */
  readonly filters?: OrderFilters;
  /** The line's own fields to sort the console's list by. */
  readonly sorts?: OrderSorts;
  /** Of the order `t`: the books have completed it, and everybody else calls it cancelled. Lists are filtered by it. */
  readonly cancelled?: Prisma.Sql;
  /** Of the order `t`: it is paid, and its customer has still something to do that others wait for. */
  readonly waits?: Prisma.Sql;
  /** Of the order `t`: what was bought has ended, whatever the books say of the order. */
  readonly over?: Prisma.Sql;
  /** What an order that the books have completed is called, for pages that know nothing else of it; null: it is no order of the line. */
  called?(database: Database, orderUid: string): Promise<CalledOrder | null>;
  /** For the customer's list. */
  summaries?(database: Database, orderUids: string[]): Promise<Parts<OrderSummaryPart>>;
  /** For the customer's page of an order, as it is at `at`. */
  detail?(database: Database, orderUid: string, at: Date): Promise<OrderDetailPart | null>;
  /** What happened to the line's records of an order, in the customer's words; in any sequence. */
  timeline?(database: Database, orderUid: string): Promise<TimelineEntry[]>;
  /** For the console's list. */
  adminSummaries?(database: Database, orderUids: string[]): Promise<Parts<AdminOrderPart>>;
  /** For the console's page of an order, besides what the list has. */
  adminDetail?(database: Database, orderUid: string): Promise<Partial<AdminOrder>>;
  /** As `timeline`, with names, for the console. */
  adminTimeline?(database: Database, orderUid: string): Promise<AdminTimelineEntry[]>;
}
