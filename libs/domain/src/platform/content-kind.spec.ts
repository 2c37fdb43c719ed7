import { describe, expect, it } from '@jest/globals';
import { contentKindOf, isPictureType } from './content-kind.js';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const ftyp = (major: string, ...compatible: string[]): string =>
  `\0\0\0${String.fromCharCode(16 + 4 * compatible.length)}ftyp${major}\0\0\0\0${compatible.join('')}\0\0\0\x08free`;

describe('the kind of a file', () => {
  it.each([
    ['\xff\xd8\xff\xe1', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['%PDF-1.7', 'pdf'],
    ['\xef\xbb\xbf\r\n%PDF-1.4', 'pdf'],
    [`${'x'.repeat(1_024)}%PDF-1.4`, 'pdf'],
    [ftyp('heic', 'mif1', 'heic'), 'heic'],
    [ftyp('hevc', 'msf1'), 'heic'],
    [ftyp('mif1', 'heic'), 'heic'],
    [ftyp('mif1', 'avif', 'miaf'), 'avif'],
    [ftyp('avis', 'msf1'), 'avif'],
    [ftyp('isom', 'mp42'), 'video'],
    [ftyp('qt  '), 'video'],
    ['GIF89a', 'gif'],
    ['BM\x36\x10\0\0\0\0\0\0\x36', 'bmp'],
    ['II*\0', 'tiff'],
    ['MM\0*', 'tiff'],
    ['\ufeff<svg xmlns="…">'.replace('\ufeff', '\xef\xbb\xbf'), 'svg'],
    ['<?xml version="1.0"?><!-- x --><svg>', 'svg'],
    ['<!DOCTYPE html><p>', 'html'],
    ['PK\x03\x04[Content_Types].xml', 'office'],
    ['\xd0\xcf\x11\xe0', 'office'],
  ])('is read from its first bytes: %j', (head, kind) => {
    expect(contentKindOf(bytes(head))).toBe(kind);
  });

  it('is unknown for anything else', () => {
    for (const head of ['', '%PD', 'RIFF\0\0\0\0WAVE', `${'x'.repeat(2_000)}%PDF-1.4`, 'Rp54.000'])
      expect(contentKindOf(bytes(head))).toBeNull();
  });

  it('is drawn when it is one of four', () => {
    expect([isPictureType('jpeg'), isPictureType('pdf'), isPictureType('heic'), isPictureType(null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
