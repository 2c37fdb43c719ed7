import { HttpError, type RaRecord } from 'react-admin';
import type { ActionBody, AdminDataProvider } from '../src/platform/data/data-provider';
import { stubPayments } from './stub-payments';

type Body = ActionBody | Partial<RaRecord>;
export interface Write {
  /** `create`, `update`, or an action. */
  act: string;
  id?: string;
  body: Body;
}

/** A data provider in memory that records writes, or refuses the next one. */
export function stubRecords(records: Record<string, RaRecord[]>) {
  const writes: Write[] = [];
  const script = {
    writes,
    records,
    /** Error messages by field with which the next write fails. */
    refuseNextWith: null as Record<string, string> | null,
    /** The response to a write; may change the records. */
    answer: (_: Write): unknown => ({ uid: 'x' }),
    dataProvider: undefined as unknown as AdminDataProvider,
  };
  const write = (one: Write): unknown => {
    const fields = script.refuseNextWith;
    script.refuseNextWith = null;
    if (fields) throw new HttpError('Ada isian yang perlu diperbaiki.', 422, { errors: fields });
    writes.push(one);
    return script.answer(one);
  };
  const listOf = (resource: string) => records[resource] ?? [];
  const one = (resource: string, id: unknown) => listOf(resource).find((record) => record.id === id)!;
  script.dataProvider = {
    ...stubPayments([]).dataProvider,
    getList: async (resource) => ({ data: listOf(resource) as never, total: listOf(resource).length }),
    getMany: async (resource, { ids }) => ({ data: ids.map((id) => one(resource, id)) as never }),
    getOne: async (resource, { id }) => ({ data: one(resource, id) as never }),
    create: async (_, { data }) => {
      write({ act: 'create', body: data });
      return { data: { id: 'new', ...data } as never };
    },
    update: async (resource, { id, data }) => {
      write({ act: 'update', id: String(id), body: data });
      return { data: { ...one(resource, id), ...data } as never };
    },
    act: async (_, id, action, body = {}) => ({ data: write({ act: action, id: String(id), body }) }),
  };
  return script;
}
