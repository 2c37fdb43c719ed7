import { describe, expect, it } from '@jest/globals';
import { createPaymentMethodBody } from '#contracts/sales/payment-methods.admin.http';
import { accountHolder, bankName } from './account-name.http.js';

const READERS = [
  ['bankName', bankName(), 'Nama bank'],
  ['accountHolder', accountHolder(), 'Nama pemilik rekening'],
] as const;

describe.each(READERS)('%s', (_, reader, what) => {
  const refusalOf = (typed: string) => reader.safeParse(typed).error?.issues[0]?.message;

  it.each([
    'BCA',
    'BCA / blu',
    'Bank Permata (d/h Bank Bali) & Co.',
    "O'Brien",
    "Siti Nur'aini",
    'Siti Nur’aini',
    'H. Muhammad',
    'Bapak A.R. Fachruddin',
    'José Muñoz-Pérez, S.H.',
    '王小明',
    '7 Bank',
    '3 Second',
  ])('may be %s', (name) => expect(reader.parse(name)).toBe(name.replace(/[’`]/, "'")));

  it.each([
    '<b>BCA</b>',
    '<script>alert(1)</script>',
    '=BCA()',
    'BCA;',
    'BCA"',
    'budi@evil.example',
    'https://bca.test',
    '{BCA}',
  ])('is not %s, and is named in the refusal', (name) =>
    expect(refusalOf(name)).toBe(`${what} hanya boleh berisi huruf, angka, spasi, dan tanda . ' - & / ( ) ,`),
  );

  it.each(['----', '()', "'.'", '&&'])('is not made of signs alone: %s', (name) =>
    expect(refusalOf(name)).toMatch(new RegExp(`^${what} harus berisi huruf`)),
  );
});

it('a bank may be called by a number, and a holder may not', () => {
  expect(bankName().parse('212')).toBe('212');
  expect(accountHolder().safeParse('1234567890').error?.issues[0]?.message).toBe(
    'Nama pemilik rekening harus berisi huruf',
  );
});

it('the holder of an account of the shop has a letter in the name too', () => {
  const { accountName } = createPaymentMethodBody.shape;
  expect(accountName.parse('PT Patungan (Persero)')).toBe('PT Patungan (Persero)');
  expect(accountName.safeParse('12-34').error?.issues[0]?.message).toBe('Nama pemilik rekening harus berisi huruf');
});
