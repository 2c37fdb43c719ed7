import { expect, it } from '@jest/globals';
import { unambiguousCode } from './unambiguous-code.js';

it('no character looks like another: neither I and 1, nor O and 0', () => {
  let drawn = 0;
  const all = unambiguousCode(32, (bound) => drawn++ % bound);
  expect([new Set(all).size, /[IO01a-z]/.test(all)]).toEqual([32, false]);
});
