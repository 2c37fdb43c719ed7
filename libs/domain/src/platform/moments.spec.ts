import { expect, it } from '@jest/globals';
import { momentsOf } from './moments.js';

const at = (time: string, what: string, by = 'x') => ({ at: `2026-11-20T${time}Z`, what, by });
const shown = (moments: ReturnType<typeof momentsOf<ReturnType<typeof at>>>) =>
  moments.map(({ entries }) => entries.map(({ what }) => what));

it('a history is shown newest first, with what happened in the same minute together as it came', () => {
  const history = [at('03:00:01.000', 'a'), at('03:01:10.000', 'b'), at('03:01:59.999', 'c'), at('03:02:00.000', 'd')];
  expect(shown(momentsOf(history))).toEqual([['d'], ['b', 'c'], ['a']]);
});

it('of two keys the same minute is two moments', () => {
  const history = [at('03:01:00.000', 'a', 'one'), at('03:01:01.000', 'b', 'two'), at('03:01:02.000', 'c', 'two')];
  expect(shown(momentsOf(history, ({ by }) => by))).toEqual([['b', 'c'], ['a']]);
});
