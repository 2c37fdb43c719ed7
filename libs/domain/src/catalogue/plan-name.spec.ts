import { expect, it } from '@jest/globals';
import { planNameOf } from './plan-name.js';

it('the name of a plan contains its brand once', () => {
  expect([planNameOf('Netflix', 'TV'), planNameOf('Google One', 'Google One 2 TB'), planNameOf('Tip', 'Tip')]).toEqual([
    'Netflix TV',
    'Google One 2 TB',
    'Tip',
  ]);
});
