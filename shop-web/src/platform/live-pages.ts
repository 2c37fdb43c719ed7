import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Page } from '#contracts/platform/common.http';

// oxlint-disable-next-line typescript/no-explicit-any -- each query has an answer of its own
type Asked = FetchQueryOptions<any, any, any, any>;

/** A kind of page that shows what the API has, the same to every visitor. */
export interface LivePage {
  /** What the page asks at first. */
  queries: (params: Params) => readonly Asked[];
  /** Its schema.org data, from the answers to these. */
  jsonLd?: (answers: readonly unknown[], url: string) => object;
  /** The server only checks that there is what `queries` ask for, else it is a 404; the browser draws the page. */
  isOnlyChecked?: boolean;
}

/** The live pages of a room: prerendered with the answers of the moment, and in the sitemap. docs/decisions/0014 */
export interface LivePages {
  /** By the path of the route. */
  pages: Readonly<Record<string, LivePage>>;
  /** Every address that there is now. */
  addresses: () => Promise<string[]>;
}

/** All items of a list. */
export async function everyItem<Item>(list: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items: more, limit, total } = await list(page);
    items.push(...more);
    if (more.length === 0 || page * limit >= total) return items;
  }
}
