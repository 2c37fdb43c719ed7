import { QueryClient } from '@tanstack/react-query';
import { type Params, matchRoutes } from 'react-router';
import type { LiveData, PageRenderer } from '#contracts/pages';
import { isNotFound } from '../../platform/api/api-error';
import type { LivePage } from '../../platform/live-pages';
import { ROOMS, routes } from '../routes';

const rooms = () => Promise.all(ROOMS.flatMap(({ livePages }) => livePages?.() ?? []));

/** The live page at this path, and the parameters in it. */
async function livePageAt(path: string): Promise<{ page: LivePage; params: Params } | null> {
  const leaf = matchRoutes(routes, path)?.at(-1);
  const pattern = leaf?.route.path ?? '';
  const room = (await rooms()).find(({ pages }) => pattern in pages);
  return leaf && room ? { page: room.pages[pattern]!, params: leaf.params } : null;
}

export const liveAddresses: PageRenderer['liveAddresses'] = async () =>
  (await Promise.all((await rooms()).map(({ addresses }) => addresses()))).flat();

export const isLive: PageRenderer['isLive'] = async (path) => {
  const found = await livePageAt(path);
  return found !== null && !found.page.isOnlyChecked;
};

/** @throws ApiError when the API does not answer. */
export async function liveDataOf(path: string, year: string): Promise<LiveData> {
  const found = await livePageAt(path);
  if (!found) return 'other';
  // A cache of its own: the answers belong to one request.
  const client = new QueryClient();
  try {
    const queries = found.page
      .queries(found.params)
      .map(async (query): Promise<[readonly unknown[], unknown]> => [query.queryKey, await client.fetchQuery(query)]);
    const answers = await Promise.all(queries);
    return found.page.isOnlyChecked ? 'other' : { year, queries: answers };
  } catch (error) {
    if (isNotFound(error)) return 'missing';
    throw error;
  }
}

/** The schema.org data of a live page. */
export async function liveJsonLd(path: string, answers: readonly unknown[], url: string): Promise<object | null> {
  const found = await livePageAt(path);
  return found?.page.jsonLd?.(answers, url) ?? null;
}
