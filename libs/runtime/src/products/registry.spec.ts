import { expect, it } from '@jest/globals';
import { PRODUCT_LINES } from '#runtime/products/registry';
import { ORDER_SECTIONS } from '#runtime/sales/order-sections';

it('no two product lines have the same name, nor the same part of the file with all data', () => {
  const names = PRODUCT_LINES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const sections = [ORDER_SECTIONS, ...PRODUCT_LINES.map((line) => line.exportSections ?? {})].flatMap(Object.keys);
  expect(new Set(sections).size).toBe(sections.length);
});
