import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListResult, Identifier } from 'react-admin';
import { ESTIMATED_TOTAL } from '#contracts/platform/list-headers';
import { API_URL, type ApiClient, SHOP_API_URL } from './http';

export type ActionBody = Record<string, unknown> | FormData;

/**
 * Reads like simple-rest. Writes are actions: `act` is a POST whose last path segment names the action. Only the records
 * that admins write (the catalogue) are created and updated; nothing is ever deleted.
 */
export interface AdminDataProvider extends DataProvider {
  act(resource: string, id: Identifier, action: string, body?: ActionBody): Promise<{ data: unknown }>;
  /** Reads what is no record. `path` is relative to the API of the console. */
  get<T>(path: string, signal?: AbortSignal): Promise<T>;
  /** What every visitor of the shop may read; `path` is relative to the shop's API. */
  getOfShop<T>(path: string, signal?: AbortSignal): Promise<T>;
  getText(path: string): Promise<string>;
  getFile(path: string): Promise<Blob>;
  post<T>(path: string, body: ActionBody): Promise<T>;
}

export function createDataProvider(client: ApiClient): AdminDataProvider {
  const { getOne, getMany } = simpleRest(API_URL, client);
  const post = async <T>(path: string, body: ActionBody): Promise<T> => {
    const { json } = await client(`${API_URL}/${path}`, {
      method: 'POST',
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    return json as T;
  };
  return {
    getList: (resource, params) => withEstimate(client, ({ getList }) => getList(resource, params)),
    getOne,
    getMany,
    getManyReference: (resource, params) =>
      withEstimate(client, ({ getManyReference }) => getManyReference(resource, params)),
    create: async (resource, { data }) => {
      const { uid } = await post<{ uid: string }>(resource, data);
      return getOne(resource, { id: uid });
    },
    update: async (resource, { id, data }) => {
      await post(`${resource}/${encodeURIComponent(id)}/update`, data);
      return getOne(resource, { id });
    },
    updateMany: refuse('updateMany'),
    delete: refuse('delete'),
    deleteMany: refuse('deleteMany'),

    act: async (resource, id, action, body = {}) => ({
      data: await post(`${resource}/${encodeURIComponent(id)}/${action}`, body),
    }),
    get: async <T>(path: string, signal?: AbortSignal) => (await client(`${API_URL}/${path}`, { signal })).json as T,
    getOfShop: async <T>(path: string, signal?: AbortSignal) =>
      (await client(`${SHOP_API_URL}/${path}`, { signal })).json as T,
    getFile: async (path) => (await client(`${API_URL}/${path}`, { asFile: true })).json as Blob,
    getText: async (path) => (await client(`${API_URL}/${path}`)).body,
    post,

    supportAbortSignal: true,
  };
}

/** A page of a list; `meta.isEstimated` when its total is one (simple-rest reads no other header than Content-Range). */
async function withEstimate<Page extends GetListResult>(
  client: ApiClient,
  read: (source: DataProvider) => Promise<Page>,
): Promise<Page> {
  let isEstimated = false;
  const page = await read(
    simpleRest(API_URL, async (url, options) => {
      const answer = await client(url, options);
      isEstimated = answer.headers.has(ESTIMATED_TOTAL);
      return answer;
    }),
  );
  return isEstimated ? { ...page, meta: { isEstimated } } : page;
}

function refuse(method: string) {
  return (resource: string): Promise<never> =>
    Promise.reject(new Error(`${method} on "${resource}": records change only by actions, use act()`));
}
