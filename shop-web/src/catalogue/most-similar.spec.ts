import { expect, it } from '@jest/globals';
import { mostSimilar } from './most-similar';

const BRANDS = ['Netflix', 'Spotify', 'YouTube', 'Disney+ Hotstar', 'Canva', 'ChatGPT Plus', 'Max', 'Zoom', 'Zap'];
const found = (typed: string) =>
  mostSimilar(
    typed,
    BRANDS.map((name) => ({ name })),
  ).map(({ name }) => name);

it.each([
  ['netflx', 'Netflix'],
  ['Nefliks', 'Netflix'],
  ['spotfy', 'Spotify'],
  ['yutub', 'YouTube'],
  ['you tube', 'YouTube'],
  ['diseny', 'Disney+ Hotstar'],
  ['chat gtp', 'ChatGPT Plus'],
  ['kanva', 'Canva'],
])('for %s there is %s', (typed, name) => expect(found(typed)).toEqual([name]));

it.each(['zzzz', 'pulsa listrik', 'a', '???', ''])('for "%s" there is no similar name', (typed) =>
  expect(found(typed)).toEqual([]),
);
