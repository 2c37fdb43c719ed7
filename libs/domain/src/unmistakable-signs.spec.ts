import { expect, it } from '@jest/globals';
import { unmistakableSigns } from './unmistakable-signs.js';

it('no sign looks like another: neither I and 1, nor O and 0', () => {
  let drawn = 0;
  const all = unmistakableSigns(32, (bound) => drawn++ % bound);
  expect([new Set(all).size, /[IO01a-z]/.test(all)]).toEqual([32, false]);
});
