import { describe, expect, it } from '@jest/globals';
import { isMonotonous, isOwnData } from './own-password.js';

const budi = { name: 'Budi Santoso', email: 'budi.santoso99@contoh.id', phoneNumber: '6281234567890' };

describe("a password made of the owner's data", () => {
  it.each([
    ['the e-mail', 'budi.santoso99@contoh.id'],
    ['the e-mail in capitals', 'BUDI.SANTOSO99@CONTOH.ID'],
    ['what stands before the @', 'budi.santoso99'],
    ['the name', 'Budi Santoso'],
    ['the name without its space and a digit', 'budisantoso1'],
    ['one name twice', 'budibudi'],
    ['the phone number as it is typed', '081234567890'],
    ['the phone number as it is stored', '6281234567890'],
    ['the name of the shop', 'Patungan123'],
    ['the name in full-width letters', 'Ｂｕｄｉ Ｓａｎｔｏｓｏ'],
    ['three signs around the name', 'xx-budisantoso-x'],
  ])('is refused: %s', (_, password) => {
    expect(isOwnData(password, budi)).toBe(true);
  });

  it.each([
    'kopi-susu-senja',
    'patungan-rame-rame',
    'budi-suka-kopi-susu',
    'X7#pQ2!m',
    '8 karakter',
    'x9',
    'patungan-a1b2',
  ])('is not recognised in: %s', (password) => {
    expect(isOwnData(password, budi)).toBe(false);
  });

  it('is recognised as a whole where two parts begin alike', () => {
    const rina = { name: 'Rina Rinawati', email: 'rinawati.s@contoh.id', phoneNumber: '6281234567890' };
    expect(isOwnData('rinawatirinawati', rina)).toBe(true);
  });

  it('is recognised in two short names together, and in an address without the name', () => {
    expect(isOwnData('albo-al-bo', { ...budi, name: 'Al Bo' })).toBe(true);
    expect(isOwnData('kucing77-x', { ...budi, email: 'kucing77@contoh.id' })).toBe(true);
  });

  it('is not recognised by short names, which are part of many words', () => {
    for (const password of ['anisamawar', 'ani-abu'])
      expect(isOwnData(password, { ...budi, name: 'Ani', email: 'a@b.id' })).toBe(false);
  });
});

describe('a password of one or two different characters', () => {
  it.each(['        ', 'aaaaaaaa', '1010101010', 'aａbｂaａbｂ'])('is refused: %j', (password) =>
    expect(isMonotonous(password)).toBe(true),
  );
  it.each(['abcabcabc', 'kopi susu'])('does not include %j', (password) => expect(isMonotonous(password)).toBe(false));
});
