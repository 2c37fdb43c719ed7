import { describe, expect, it } from '@jest/globals';
import { digitsFault } from './bank-digits.js';

const digits = (count: number) => '1234567890123456789012345'.slice(0, count);

describe('the digits of an account number', () => {
  it.each([
    ['BCA', 10, 'BCA 10'],
    ['Bank Central Asia', 10, 'BCA 10'],
    ['bank mandiri', 13, 'Mandiri 13'],
    ['PT. Bank BNI', 10, 'BNI 10'],
    ['BRI (Persero)', 15, 'BRI 15'],
    ['BSI', 10, 'BSI 10'],
    ['b.c.a', 10, 'BCA 10'],
    ['BCA (Bank Central Asia)', 10, 'BCA 10'],
    ['Bank Central Asia (BCA)', 10, 'BCA 10'],
    ['BRI - Bank Rakyat Indonesia', 15, 'BRI 15'],
    ['Bank Rakyat Indonesia (Persero) Tbk', 15, 'BRI 15'],
    ['BNI 46', 10, 'BNI 10'],
    ['Bank BCA KCP Dago', 10, 'BCA 10'],
  ])('of %s are %d, and no other number of them', (bank, count, said) => {
    expect(digitsFault(bank, digits(count))).toBeNull();
    for (const other of [5, count - 1, count + 1, 20])
      expect(digitsFault(bank, digits(other))).toBe(`Nomor rekening ${said} angka`);
  });

  it.each([
    ['CIMB Niaga', 11, 14],
    ['PermataBank', 10, 16],
  ])('of %s are %d to %d', (bank, least, most) => {
    for (const count of [least, most]) expect(digitsFault(bank, digits(count))).toBeNull();
    for (const count of [least - 1, most + 1])
      expect(digitsFault(bank, digits(count))).toContain(`${least}–${most} angka`);
  });

  it.each(['Bank Jago', 'BCA Digital', 'BCA (Digital)', 'BCA Syariah', 'Mandiri Taspen'])(
    'of %s are any: only what is known is asked',
    (bank) => {
      for (const count of [5, 10, 20]) expect(digitsFault(bank, digits(count))).toBeNull();
    },
  );

  it('of an account may begin with zeros, but are not zeros beside a few', () => {
    expect(digitsFault('BCA', '0012345678')).toBeNull();
    expect(digitsFault('Bank Jago', '00123')).toBe('Nomor rekening 5–20 angka, nol di depan tidak dihitung');
    expect(digitsFault('BCA', '00123')).toBe('Nomor rekening BCA 10 angka');
  });

  it.each(['GoPay', 'Go-Pay', 'GoPay (Gojek)', 'OVO', 'DANA', 'ShopeePay', 'LinkAja'])(
    'of the wallet %s are those of a phone',
    (bank) => {
      for (const phone of ['081234567890', '6281234567890']) expect(digitsFault(bank, phone)).toBeNull();
      for (const other of ['1234567890', '08123', '021234567890'])
        expect(digitsFault(bank, other)).toBe(`Nomor ${bank} adalah nomor HP, diawali 08 atau 62`);
    },
  );
});
