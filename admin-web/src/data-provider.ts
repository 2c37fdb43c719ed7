import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, Identifier } from 'react-admin';
import type { AdminAuditChain } from '#contracts/http/admin/audit.http';
import type { AdminDashboard } from '#contracts/http/admin/dashboard.http';
import type { AdminCredential } from '#contracts/http/vault.http';
import type { TrialBalance } from '#contracts/http/admin/ledger.http';
import type { CheckedSheet } from '#contracts/http/admin/price-import.http';
import { API_URL, envelopeClient } from './shared/http';

export type ActionBody = Record<string, unknown> | FormData;

/**
 * Reads as simple-rest does; things are done: `act` is a POST whose last path segment names the action. Only what an
 * admin writes (the catalogue) is created and updated, by the same kind of POST; nothing is ever deleted here.
 */
export interface AdminDataProvider extends DataProvider {
  act(resource: string, id: Identifier, action: string, body?: ActionBody): Promise<{ data: unknown }>;
  dashboard(signal?: AbortSignal): Promise<AdminDashboard>;
  trialBalance(signal?: AbortSignal): Promise<TrialBalance>;
  auditChain(signal?: AbortSignal): Promise<AdminAuditChain>;
  /** The whole price list as a CSV. */
  priceSheet(locale: string): Promise<string>;
  /** The dry run of a price sheet. */
  checkSheet(file: File): Promise<CheckedSheet>;
  credential(groupUid: string, signal?: AbortSignal): Promise<AdminCredential>;
}

const { getList, getOne, getMany, getManyReference } = simpleRest(API_URL, envelopeClient);

const post = async (path: string, body: ActionBody): Promise<unknown> => {
  const { json } = await envelopeClient(`${API_URL}/${path}`, {
    method: 'POST',
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  return json;
};

export const dataProvider: AdminDataProvider = {
  getList,
  getOne,
  getMany,
  getManyReference,
  create: async (resource, { data }) => {
    const { uid } = (await post(resource, data)) as { uid: string };
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
  dashboard: async (signal) => (await envelopeClient(`${API_URL}/dashboard`, { signal })).json as AdminDashboard,
  trialBalance: async (signal) =>
    (await envelopeClient(`${API_URL}/ledger/trial-balance`, { signal })).json as TrialBalance,
  auditChain: async (signal) =>
    (await envelopeClient(`${API_URL}/audit-entries/verification`, { signal })).json as AdminAuditChain,
  credential: async (groupUid, signal) =>
    (await envelopeClient(`${API_URL}/account-groups/${encodeURIComponent(groupUid)}/credential`, { signal }))
      .json as AdminCredential,

  priceSheet: async (locale) => (await envelopeClient(`${API_URL}/price-imports/sheet?locale=${locale}`)).body,
  checkSheet: async (file) => {
    const form = new FormData();
    form.set('file', file);
    return (await post('price-imports', form)) as CheckedSheet;
  },

  supportAbortSignal: true,
};

function refuse(method: string) {
  return (resource: string): Promise<never> =>
    Promise.reject(new Error(`${method} on "${resource}": records change only by actions, use act()`));
}
