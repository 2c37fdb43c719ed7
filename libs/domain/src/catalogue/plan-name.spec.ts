import { expect, it } from '@jest/globals';
import { planNameOf, saysWord, withoutHost } from './plan-name.js';

it('the name of a plan contains its brand once', () => {
  expect([planNameOf('Netflix', 'TV'), planNameOf('Google One', 'Google One 2 TB'), planNameOf('Tip', 'Tip')]).toEqual([
    'Netflix TV',
    'Google One 2 TB',
    'Tip',
  ]);
});

it.each([
  ['Host', 'Host', true],
  ['Host non-TV', 'Host', true],
  ['Pre-Order 1 tahun', 'Pre-Order', true],
  ['Hostinger', 'Host', false],
  ['Reguler', 'Ready', false],
])('%s beside the word %s: said already is %s', (name, word, said) => {
  expect(saysWord(name, word)).toBe(said);
});

it('a sentence that says host names the plan without the word', () => {
  expect(['Spotify Host (1 bulan)', 'Netflix Host TV', 'YouTube Reguler', 'Host'].map(withoutHost)).toEqual([
    'Spotify (1 bulan)',
    'Netflix TV',
    'YouTube Reguler',
    'Host',
  ]);
});
