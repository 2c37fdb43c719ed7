import { describe, expect, it } from '@jest/globals';
import { personName } from './person-name.js';

const refusalOf = (typed: string) => personName().safeParse(typed).error?.issues[0]?.message;

describe('the name of a person', () => {
  it.each([
    'Budi Santoso',
    'Budi 2',
    "O'Brien",
    "Nur'aini",
    'Nur’aini',
    'Ma`ruf Amin',
    'a/n Budi',
    'St. Petrus',
    'H. Muhammad',
    'R. A. Kartini, S.H.',
    'Bapak A.R. Fachruddin',
    'Ahmad bin Abdullah (alm.)',
    'Ahmad & Siti',
    'Nguyễn Thị-Hoa',
    'José',
    '王小明',
    'محمد',
    'X',
  ])('may be %s', (name) => expect(personName().parse(name)).toBe(name.replace(/[’`]/, "'")));

  it.each(['https://evil.example/menang', 'Menang di www.evil.example', 'evil.example/menang', 'budi@evil.example'])(
    'is not %s',
    (name) => expect(refusalOf(name)).toBe('Tulis namanya saja, tanpa alamat web atau email'),
  );

  it.each([
    '<b>Budi</b>',
    '<script>alert(1)</script>',
    '=1+1',
    'Budi;',
    'Siti "Aisyah"',
    '{name}',
    'Budi 🙂',
    'Budi|cmd',
  ])('is not %s, and the refusal says what it may have', (name) =>
    expect(refusalOf(name)).toBe("Nama hanya boleh berisi huruf, angka, spasi, dan tanda . ' - & / ( ) ,"),
  );

  it.each(['----', '()', '.', '12345'])('has a letter, as %s has not', (name) =>
    expect(refusalOf(name)).toBe('Nama harus berisi huruf'),
  );

  it.each(['', ' '])('is needed: %j is none', (name) => expect(refusalOf(name)).toBe('Field ini wajib diisi'));

  it('has at most the length of its form', () => {
    expect(personName(80, 2).safeParse('A'.repeat(81)).success).toBe(false);
    expect(personName(80, 2).safeParse('A').success).toBe(false);
  });
});
