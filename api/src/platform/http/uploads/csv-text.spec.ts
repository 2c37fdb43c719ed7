import { describe, expect, it } from '@jest/globals';
import { decodeCsv } from './csv-text.js';

const TEXT = 'nama;nominal\r\nAndr\u00e9;54.000\r\n';
const LINES = TEXT.replaceAll('\r', '');
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16 the other way round', bigEndian(`\ufeff${TEXT}`)],
    ['UTF-16 the other way round without a mark', bigEndian(TEXT)],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ])('is read in %s', (_, bytes) => {
    expect(decodeCsv(bytes)).toEqual({ text: LINES });
  });

  it('has one kind of line ends, whatever stands in the file, and no zeros that fill its end', () => {
    expect(decodeCsv(Buffer.from('a\r\nb\nc\rd\r\n\r\0\0\0'))).toEqual({ text: 'a\nb\nc\nd\n\n' });
  });

  it.each([
    ['sep=;\r\na;b', ';'],
    ['\ufeffSEP=,\na;b', ','],
    ['"sep=|"\na;b', '|'],
    ['sep=\t\t\na;b', '\t'],
  ])('may name its separator in a line of its own, as Excel does: %j', (text, separator) => {
    expect(decodeCsv(Buffer.from(text))).toEqual({ text: '\na;b', separator });
  });

  it.each(['sep=x\na', 'sep\na', 'separator=;\na'])('names none in %j', (text) => {
    expect(decodeCsv(Buffer.from(text))).toEqual({ text });
  });

  it.each([
    ['with a NUL at its beginning', Buffer.from('nama;no\0minal\r\nBudi;54.000'), 1, /NUL/],
    ['with a NUL further on', Buffer.from(`${TEXT}Budi;54\0.000\r\n`), 3, /NUL/],
    ['with a NUL after mixed line ends', Buffer.from('a\r\nb\nc\rd\0e'), 4, /NUL/],
    ['with letters of two encodings', Buffer.concat([Buffer.from(TEXT), Buffer.of(0xe9)]), 3, /bukan UTF-8/],
    ['with a byte that none has', Buffer.concat([Buffer.from('a\n'), Buffer.of(0x81)]), 2, /bukan UTF-8/],
    ['that is XLSX', Buffer.from('PK\u0003\u0004'), 1, /^Ini berkas Excel/],
    ['that is an old XLS', Buffer.from('d0cf11e0', 'hex'), 1, /^Ini berkas Excel/],
    ['that is a page called .xls', Buffer.from('\n<html><table>'), 1, /^Ini berkas halaman web/],
    ['that is a PDF', Buffer.from('%PDF-1.7'), 1, /^Ini berkas PDF/],
  ])('%s is refused by line', (_, bytes, line, message) => {
    expect(decodeCsv(bytes)).toEqual({ line, message: expect.stringMatching(message) });
  });
});
