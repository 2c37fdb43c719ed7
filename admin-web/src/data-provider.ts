import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, Identifier } from 'react-admin';
import type { AdminDashboard, TrialBalance } from '#contracts/http/admin.http';
import { API_URL, envelopeClient } from './shared/http';

export type ActionBody = Record<string, unknown> | FormData;

/** Reads as simple-rest does; nothing is ever written over, things are done: `act` is a POST whose last path segment names the action. */
export interface AdminDataProvider extends DataProvider {
  act(resource: string, id: Identifier, action: string, body?: ActionBody): Promise<{ data: unknown }>;
  dashboard(signal?: AbortSignal): Promise<AdminDashboard>;
  trialBalance(signal?: AbortSignal): Promise<TrialBalance>;
}

const { getList, getOne, getMany, getManyReference } = simpleRest(API_URL, envelopeClient);

export const dataProvider: AdminDataProvider = {
  getList,
  getOne,
  getMany,
  getManyReference,
  create: refuse('create'),
  update: refuse('update'),
  updateMany: refuse('updateMany'),
  delete: refuse('delete'),
  deleteMany: refuse('deleteMany'),

  act: async (resource, id, action, body = {}) => {
    const { json } = await envelopeClient(`${API_URL}/${resource}/${encodeURIComponent(id)}/${action}`, {
      method: 'POST',
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    return { data: json };
  },
  dashboard: async (signal) => (await envelopeClient(`${API_URL}/dashboard`, { signal })).json as AdminDashboard,
  trialBalance: async (signal) =>
    (await envelopeClient(`${API_URL}/ledger/trial-balance`, { signal })).json as TrialBalance,

  supportAbortSignal: true,
};

function refuse(method: string) {
  return (resource: string): Promise<never> =>
    Promise.reject(new Error(`${method} on "${resource}": records change only by actions, use act()`));
}
