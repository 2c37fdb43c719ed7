import { describe, expect, it } from '@jest/globals';
import { readRupiah, readSignedRupiah, writeRupiah } from './typed-rupiah.js';

describe('a typed amount of rupiah', () => {
  it.each([
    ['47500', 47_500],
    ['47.500', 47_500],
    ['47.500,00', 47_500],
    ['Rp47.500', 47_500],
    ['Rp. 47.500', 47_500],
    ['rp 47.500,-', 47_500],
    ['IDR 47.500', 47_500],
    [' Rp\u00a01.234.567,5 ', 1_234_567.5],
    ['861777,50', 861_777.5],
    ['４７.５００', 47_500],
    ['0', 0],
    ['\u200e38.000', 38_000],
    ['\ufeffRp\u200b 38.000\u200f', 38_000],
    ['38000.00', 38_000],
    ['Rp38000.50', 38_000.5],
    ['1234567.05', 1_234_567.05],
    ['999.999.999.999', 999_999_999_999],
  ])('reads %j', (typed, rupiah) => expect(readRupiah(typed)).toBe(rupiah));

  it.each([
    '47,500',
    '47.5',
    '47.50',
    '47.500.00',
    '0.500',
    '1,234,567',
    '47.500,000',
    '475.00',
    '47500.5',
    '47.500.50',
  ])('refuses %j, which has two readings', (typed) => expect(readRupiah(typed)).toBeNull());

  it.each([
    '',
    ' ',
    'Rp',
    'seratus',
    '47rb',
    '1 juta',
    '1.5e3',
    '1e5',
    '-5',
    '0x10',
    '12.34.567',
    '47.500 + 500',
    '٤٧',
  ])('refuses %j, which has none', (typed) => expect(readRupiah(typed)).toBeNull());

  it('is below zero after a minus', () => {
    expect([readSignedRupiah('-1.500'), readSignedRupiah('− 1.500,50'), readSignedRupiah('\u200e-1500.50')]).toEqual([
      -1_500, -1_500.5, -1_500.5,
    ]);
    expect(readSignedRupiah('1.500-')).toBeNull();
  });

  it.each([0, 47_500, 861_777.5, 1_000_000])('is read as it is written: %d', (rupiah) =>
    expect(readRupiah(writeRupiah(rupiah))).toBe(rupiah),
  );
});
