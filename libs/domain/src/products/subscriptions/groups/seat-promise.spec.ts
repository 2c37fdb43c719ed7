import { expect, it } from '@jest/globals';
import { GROUP_WAITS } from '../../../catalogue/group-wait.js';
import { READY_PROMISE } from '../access/claim-words.js';
import { brokenPromise, keepsPromise, waitNote, waitToldBy } from './seat-promise.js';

it('a promise is kept by what was read, by nothing to wait for, and by a host who is there where none was', () => {
  const kept = [null, ...GROUP_WAITS].flatMap((read) =>
    [null, ...GROUP_WAITS].filter((wait) => keepsPromise(read, wait)).map((wait) => `${read} → ${wait}`),
  );
  expect(kept).toEqual([
    'null → null',
    'host-missing → null',
    'host-missing → host-missing',
    'host-missing → host-preparing',
    'host-preparing → null',
    'host-preparing → host-preparing',
    'shop-purchase → null',
    'shop-purchase → shop-purchase',
  ]);
});

it('its refusal says for what the seat waits and from when the money comes back, to people and by its code', () => {
  const { code, message } = brokenPromise('shop-purchase');
  expect(message).toContain('masih harus kami beli');
  for (const wait of GROUP_WAITS) expect(brokenPromise(wait).message).toContain(READY_PROMISE);
  expect(waitToldBy(code)).toBe('shop-purchase');
  expect(GROUP_WAITS.map((wait) => waitToldBy(brokenPromise(wait).code))).toEqual(GROUP_WAITS);
  expect(waitToldBy('BUSY')).toBeUndefined();
});

it('an unpaid seat names what it will wait for, with the one time by which it is ready', () => {
  for (const wait of ['Menunggu host', 'Menunggu langganan dibeli'])
    expect(waitNote(wait)).toEqual({ title: wait, text: READY_PROMISE });
});
