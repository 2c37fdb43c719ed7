import { describe, expect, it } from '@jest/globals';
import { MOST_VIEWS, isSameView, requireRoomForView, viewNameTaken } from './saved-view.js';

const oldest = { field: 'submittedAt', order: 'ASC' };
const view = { filter: { state: 'submitted', q: 'Sari' }, sort: oldest };

describe('a saved view of a list', () => {
  it('is the same as one with equal values in any order of its keys', () => {
    expect(isSameView(view, { filter: { q: 'Sari', state: 'submitted' }, sort: { ...oldest } })).toBe(true);
  });

  it.each([
    ['a value', { ...view, filter: { ...view.filter, q: 'Sar' } }],
    ['a key more', { ...view, filter: { ...view.filter, from: '2026-11-01' } }],
    ['a key less', { ...view, filter: { q: 'Sari' } }],
    ['another key', { ...view, filter: { q: 'Sari', status: 'submitted' } }],
    ['the field of the sort', { ...view, sort: { ...oldest, field: 'amount' } }],
    ['the way of the sort', { ...view, sort: { ...oldest, order: 'DESC' } }],
  ])('is another one by %s', (_, other) => {
    expect(isSameView(view, other)).toBe(false);
    expect(isSameView(other, view)).toBe(false);
  });

  it('without a sort is the same in any', () => {
    expect(isSameView({ ...view, sort: null }, view)).toBe(true);
  });

  it('has room while there are fewer than there may be', () => {
    expect(() => requireRoomForView(MOST_VIEWS - 1)).not.toThrow();
    expect(() => requireRoomForView(MOST_VIEWS)).toThrow('Sudah ada 20 tampilan di daftar ini.');
  });

  it('says which name is taken, at the field of the name', () => {
    expect(viewNameTaken('Milik Sari')).toMatchObject({
      field: 'name',
      message: expect.stringContaining('Milik Sari'),
    });
  });
});
