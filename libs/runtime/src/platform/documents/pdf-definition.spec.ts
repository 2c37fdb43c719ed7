import { expect, it } from '@jest/globals';
import type { ShopDocument } from '#domain/platform/documents/shop-document';
import { pdfDefinition } from './pdf-definition.js';

const isLatin = (codePoint: number) => codePoint < 0x250;
/** The texts of a document for this person that the PDF draws. */
function drawn(name: string): string {
  const document: ShopDocument = {
    title: 'Faktur',
    number: 'INV-261120-7KQ2MXA',
    status: null,
    shop: { name: 'Patungan', contacts: [] },
    facts: [
      { label: 'Untuk', value: name, inLatin: 'Pemilik pesanan PTG-1' },
      { label: 'Pesan', value: name },
    ],
    tables: [
      { title: 'Rincian', columns: [{ label: 'Barang', isAmount: false }], rows: [[`Kado ${name}`]], empty: '' },
    ],
    totals: [],
    notes: [],
    fileName: 'faktur',
  };
  return JSON.stringify(pdfDefinition(document, isLatin));
}

it('a name that the fonts can write is written', () => {
  expect(drawn('José Żółć')).toMatch(/"text":"Untuk".*"text":"José Żółć"/);
  expect(drawn('José Żółć')).not.toContain('Pemilik');
});

it.each([
  ['王小明', '…'],
  ['Siti محمد-王 ☕', 'Siti …-… …'],
])('of %s the PDF has the number of the order, and an ellipsis elsewhere', (name, left) => {
  const text = drawn(name);
  expect(text).toContain('"text":"Pemilik pesanan PTG-1"');
  expect(text).toContain(`"text":"${left}"`);
  expect(text).toContain(`"text":"Kado ${left}"`);
  expect(text).not.toContain('王');
});
