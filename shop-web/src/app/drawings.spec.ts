import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { PRODUCT_LINES } from './product-lines';

const FOLDER = path.resolve(import.meta.dirname, '../../public/drawings');
const FILES = readdirSync(FOLDER);

it('has a drawing for the home card of each product line, named by its path', () => {
  const wanted = PRODUCT_LINES.flatMap(({ homeCard }) => (homeCard ? `${homeCard.to.slice(1)}.svg` : []));
  expect(wanted).toHaveLength(7);
  expect(FILES).toEqual(expect.arrayContaining(wanted));
});

it.each(FILES)('%s is small, says nothing and fetches nothing', (file) => {
  const svg = readFileSync(path.join(FOLDER, file), 'utf8');
  expect(svg.length).toBeLessThanOrEqual(4_096);
  expect(svg).not.toMatch(/<(text|script|image|use|foreignObject)\b|href|url\(|@import/);
});
