import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import type { TimelineEntry } from '#contracts/sales/orders.http';
import type { Database } from '#runtime/platform/db/database';
import type {
  AdminOrderPart,
  AdminTimelineEntry,
  OrderDetailPart,
  OrderFilters,
  OrderSorts,
  OrderSummaryPart,
  OrderView,
  Parts,
} from './order-view.js';

/** The views of all product lines as one. `products/registry.ts` makes it. */
export class OrderViews {
  /** See `OrderView.filters`. */
  readonly filters: OrderFilters;
  /** See `OrderView.sorts`. */
  readonly sorts: OrderSorts;

  constructor(
    private readonly database: Database,
    private readonly views: readonly OrderView[],
  ) {
    this.filters = Object.assign({}, ...views.map((view) => view.filters));
    this.sorts = Object.assign({}, ...views.map((view) => view.sorts));
  }

  async summaries(orderUids: string[]): Promise<Parts<OrderSummaryPart>> {
    return merged(await this.each((view) => view.summaries?.(this.database, orderUids)));
  }

  async detail(orderUid: string, at: Date): Promise<OrderDetailPart> {
    return joined(await this.each((view) => view.detail?.(this.database, orderUid, at)));
  }

  async timeline(orderUid: string): Promise<TimelineEntry[]> {
    return (await this.each((view) => view.timeline?.(this.database, orderUid))).flat();
  }

  async adminSummaries(orderUids: string[]): Promise<(orderUid: string) => AdminOrderPart> {
    const parts = await this.each((view) => view.adminSummaries?.(this.database, orderUids));
    return (orderUid) => joined(parts.flatMap((part) => part.get(orderUid) ?? []));
  }

  async adminDetail(orderUid: string): Promise<Partial<AdminOrder>> {
    return Object.assign({}, ...(await this.each((view) => view.adminDetail?.(this.database, orderUid))));
  }

  async adminTimeline(orderUid: string): Promise<AdminTimelineEntry[]> {
    return (await this.each((view) => view.adminTimeline?.(this.database, orderUid))).flat();
  }

  private async each<T>(ask: (view: OrderView) => Promise<T | null> | undefined): Promise<T[]> {
    const answers = await Promise.all(this.views.map((view) => ask(view)));
    return answers.filter((answer) => answer !== undefined && answer !== null) as T[];
  }
}

const merged = <T>(maps: Parts<T>[]): Parts<T> => new Map(maps.flatMap((map) => [...map]));
const joined = <T extends { impossible: U[] }, U>(parts: T[]): T & { impossible: U[] } =>
  Object.assign({}, ...parts, { impossible: parts.flatMap(({ impossible }) => impossible) });
