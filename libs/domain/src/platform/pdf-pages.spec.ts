import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { statedPdfPages } from './pdf-pages.js';

const rootOf = (count: number) => `<</Type/Pages/Kids[3 0 R 4 0 R]/Count ${count}>>`;
const part = '<< /Type /Pages /Parent 2 0 R /Count 9 >>';
const plain = (...objects: string[]) =>
  Buffer.from(`%PDF-1.4\n${objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('')}%%EOF`, 'latin1');

function packed(objects: string[], content = (text: string) => deflateSync(Buffer.from(text))) {
  let at = 0;
  const index = objects.map((one, number) => {
    const entry = `${number + 1} ${at}`;
    at += one.length + 1;
    return entry;
  });
  const head = `${index.join(' ')} `;
  const body = content(head + objects.join(' '));
  const stream = `<</Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode/Length ${body.length}>>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n9 0 obj\n${stream}stream\r\n`),
    body,
    Buffer.from('\r\nendstream\nendobj\n%%EOF'),
  ]);
}

describe('the pages of a PDF are', () => {
  it.each([
    ['those of the root of its tree', plain('<</Type/Catalog/Pages 2 0 R>>', rootOf(4), part), 4],
    ['those of its newest root', plain(rootOf(5), part, rootOf(3)), 3],
    ['read from compressed objects', packed(['<</Type/Catalog/Pages 2 0 R>>', part, rootOf(12)]), 12],
    ['those of the newest root, packed or not', Buffer.concat([plain(rootOf(5)), packed([rootOf(2)])]), 2],
    ['not known where those cannot be read', packed([rootOf(4)], () => Buffer.from('secret bytes')), null],
    ['not known where there is no root', plain(part), null],
  ])('%s', async (_, pdf, pages) => {
    expect(await statedPdfPages(pdf)).toBe(pages);
  });
});
