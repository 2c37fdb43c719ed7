import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import {
  filterDay,
  filterFlag,
  filterNumber,
  filterOneOf,
  filterText,
  filterUid,
  readAdminList,
} from './admin-list.js';
import { Refusal } from '../errors/refusal.js';

const SORTABLE = ['createdAt', 'amount'] as const;
const read = (query: { sort?: string; range?: string; filter?: string }) => readAdminList(query, SORTABLE);
const fieldOf = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.errors[0]?.field;
    throw error;
  }
  return undefined;
};

describe('a console list', () => {
  it('without parameters is the newest twenty-five', () => {
    expect(read({})).toEqual({
      sort: { field: 'createdAt', direction: 'desc' },
      skip: 0,
      take: 25,
      filter: {},
      ids: null,
    });
  });

  it('is read in the format of ra-data-simple-rest', () => {
    expect(read({ sort: '["amount","ASC"]', range: '[50,74]', filter: '{"q":"budi"}' })).toEqual({
      sort: { field: 'amount', direction: 'asc' },
      skip: 50,
      take: 25,
      filter: { q: 'budi' },
      ids: null,
    });
  });

  it('sorted by id is sorted by its default column', () => {
    expect(read({ sort: '["id","ASC"]' }).sort).toEqual({ field: 'createdAt', direction: 'asc' });
  });

  it('keeps ids apart from the filters', () => {
    const id = '6f6c9c1e-3d5b-4f0a-9a2e-7b1d4c8e5f60';
    expect(read({ filter: JSON.stringify({ id: [id], q: 'x' }) })).toMatchObject({ ids: [id], filter: { q: 'x' } });
    expect(read({ filter: JSON.stringify({ id }) }).ids).toEqual([id]);
  });

  it.each([
    ['sort', '["password","ASC"]'],
    ['sort', '["createdAt","asc; DROP"]'],
    ['sort', '{'],
    ['range', '[5,1]'],
    ['range', '[-1,3]'],
    ['range', '[0,1000]'],
    ['range', '[0,"9"]'],
    ['range', '[1e9,1e9]'],
    ['filter', '[]'],
    ['filter', 'null'],
    ['filter.id', '{"id":"1"}'],
    ['filter.id', '{"id":[["6f6c9c1e-3d5b-4f0a-9a2e-7b1d4c8e5f60"]]}'],
  ])('refuses a wrong %s: %s', (field, value) => {
    expect(fieldOf(() => read({ [field.split('.')[0]!]: value }))).toBe(field);
  });

  it('refuses any other query with the name of the parameter, or stays within a thousand rows', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), fc.json(), (sort, range, filter) => {
        const query = { sort, range, filter };
        const refused = fieldOf(() => read(query));
        if (refused !== undefined) return /^(sort|range|filter)/.test(refused);
        const { take, skip, sort: by } = read(query);
        return take >= 1 && take <= 1_000 && skip >= 0 && SORTABLE.includes(by.field as 'amount');
      }),
    );
  });
});

describe('a filter', () => {
  it('that is empty is ignored', () => {
    for (const value of [undefined, null, ''])
      for (const one of [filterText, filterNumber, filterUid, filterFlag, filterDay])
        expect(one({ f: value }, 'f')).toBeUndefined();
  });

  it.each([
    ['text', () => filterText({ f: 'a\u0000' }, 'f')],
    ['text', () => filterText({ f: 'x'.repeat(201) }, 'f')],
    ['text', () => filterText({ f: { contains: 'a' } }, 'f')],
    ['choice', () => filterOneOf({ f: 'c' }, 'f', ['a', 'b'])],
    ['number', () => filterNumber({ f: 'x' }, 'f')],
    ['number', () => filterNumber({ f: 1.5 }, 'f')],
    ['number', () => filterNumber({ f: true }, 'f')],
    ['number', () => filterNumber({ f: 2_147_483_648 }, 'f')],
    ['uid', () => filterUid({ f: "1' OR '1'='1" }, 'f')],
    ['day', () => filterDay({ f: '20-11-2026' }, 'f')],
    ['day', () => filterDay({ f: '2026-02-30' }, 'f')],
    ['day', () => filterDay({ f: 20_261_120 }, 'f')],
    ['flag', () => filterFlag({ f: 'true' }, 'f')],
  ])('for a %s refuses other values', (_, work) => {
    expect(fieldOf(work)).toBe('filter.f');
  });
});
