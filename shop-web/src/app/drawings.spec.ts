import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { DrawingName } from '../platform/ui/drawing';
import { PRODUCT_LINES } from './product-lines';

const FOLDER = path.resolve(import.meta.dirname, '../../public/drawings');
const FILES = readdirSync(FOLDER).sort();

/** The compiler wants each name of the type, and no other. */
const SQUARE: Record<DrawingName, true> = {
  empty: true,
  'empty-cart': true,
  'empty-memberships': true,
  'empty-notifications': true,
  'empty-search': true,
  'guarantee-back': true,
  'guarantee-help': true,
  'guarantee-paid': true,
  'guarantee-wait': true,
  lost: true,
  mending: true,
};

it('has each drawing that a page names, that of a product line under the path of its page, and no other', () => {
  const lines = PRODUCT_LINES.flatMap(({ homeCard }) => (homeCard ? homeCard.to.slice(1) : []));
  expect(lines).toHaveLength(7);
  const wanted = [...lines, ...Object.keys(SQUARE), 'hero', 'rekafin'].map((name) => `${name}.svg`);
  expect(FILES).toEqual(wanted.sort());
});

it.each(FILES)('%s is small, says nothing and fetches nothing', (file) => {
  const svg = readFileSync(path.join(FOLDER, file), 'utf8');
  expect(svg.length).toBeLessThanOrEqual(4_096);
  expect(svg).not.toMatch(/<(text|script|image|use|foreignObject)\b|href|url\((?!#)|@import/);
});
