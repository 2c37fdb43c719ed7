import { describe, expect, it } from '@jest/globals';
import { isMonotonous, isOwnData } from './own-password.js';

const budi = { name: 'Budi Santoso', email: 'budi.santoso99@contoh.id', phoneNumber: '6281234567890' };

describe('a password made of what is known about its owner', () => {
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
  ])('is refused: %s', (_, password) => {
    expect(isOwnData(password, budi)).toBe(true);
  });

  it.each(['kopi-susu-senja', 'patungan-rame-rame', 'budi-suka-kopi-susu', 'X7#pQ2!m', '8 karakter'])(
    'is no other one: %s',
    (password) => {
      expect(isOwnData(password, budi)).toBe(false);
    },
  );

  it('is not seen in short names, which stand in any word', () => {
    expect(isOwnData('anisamawar', { ...budi, name: 'Ani', email: 'a@b.id' })).toBe(false);
  });
});

describe('a password of one or two signs', () => {
  it.each(['        ', 'aaaaaaaa', '1010101010'])('is refused: %j', (password) =>
    expect(isMonotonous(password)).toBe(true),
  );
  it.each(['abcabcabc', 'kopi susu'])('is no other one: %j', (password) => expect(isMonotonous(password)).toBe(false));
});
