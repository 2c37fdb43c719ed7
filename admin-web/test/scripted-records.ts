import { HttpError, type RaRecord } from 'react-admin';
import type { ActionBody, AdminDataProvider } from '../src/data-provider';
import { scriptedDesk } from './scripted-provider';

type Body = ActionBody | Partial<RaRecord>;
export interface Written {
  /** `create`, `update`, or the action of a record. */
  act: string;
  id?: string;
  body: Body;
}

/** Records that are read and written in memory; what is written is noted, or refused in the API's words when the script says so. */
export function scriptedRecords(records: Record<string, RaRecord[]>) {
  const written: Written[] = [];
  const script = {
    written,
    records,
    /** What the next write is refused with: messages by field. */
    refuseNextWith: null as Record<string, string> | null,
    /** What an action answers, and does to the records. */
    answer: (_: Written): unknown => ({ uid: 'x' }),
    dataProvider: undefined as unknown as AdminDataProvider,
  };
  const write = (one: Written): unknown => {
    const fields = script.refuseNextWith;
    script.refuseNextWith = null;
    if (fields) throw new HttpError('Ada isian yang perlu diperbaiki.', 422, { errors: fields });
    written.push(one);
    return script.answer(one);
  };
  const listOf = (resource: string) => records[resource] ?? [];
  const one = (resource: string, id: unknown) => listOf(resource).find((record) => record.id === id)!;
  script.dataProvider = {
    ...scriptedDesk([]).dataProvider,
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
