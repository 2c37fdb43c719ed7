import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import { fieldErrors } from '#contracts/errors';
import { phoneNumber } from '#contracts/platform/common.http';
import { moveStockBody } from '#contracts/products/merchandise/merchandise.admin.http';
import { quoteBody } from '#contracts/products/merchandise/merchandise.http';
import { proposeSekeranjangFields } from '#contracts/products/sekeranjang/sekeranjang.http';
import { addressBody } from '#contracts/sales/addresses.http';
import { createZoneBody } from '#contracts/sales/shipping.admin.http';

/** What is refused, as `field: message`. */
const refused = (schema: z.ZodMiniType, value: unknown): string[] =>
  fieldErrors(schema.safeParse(value).error?.issues ?? []).map(({ field, message }) => `${field}: ${message}`);

describe('the prices of a shipping zone', () => {
  const zone = (...prices: [number, number][]) => ({
    name: 'Papua',
    service: 'Reguler',
    method: 'courier',
    regions: ['91'],
    daysMin: 5,
    daysMax: 9,
    active: true,
    position: 3,
    rates: prices.map(([upToGrams, price]) => ({ upToGrams, price })),
  });

  it('never fall with the weight, in whatever sequence they are written', () => {
    const message = 'rates: Paket yang lebih berat tidak boleh lebih murah';
    expect(refused(createZoneBody, zone([1_000, 2], [2_000, 1]))).toEqual([message]);
    expect(refused(createZoneBody, zone([2_000, 1], [1_000, 2]))).toEqual([message]);
    expect(refused(createZoneBody, zone([2_000, 2], [1_000, 1], [3_000, 2]))).toEqual([]);
  });
});

describe('a movement of stock', () => {
  const move = (kind: string, quantity: number) => ({ kind, quantity, reason: 'Kiriman pabrik', version: 1 });

  it('is of one piece at least; only a count may be none', () => {
    expect(refused(moveStockBody, move('received', 0))).toEqual(['quantity: Minimal 1']);
    expect(refused(moveStockBody, move('lost', 0))).toEqual(['quantity: Minimal 1']);
    expect(refused(moveStockBody, move('counted', 0))).toEqual([]);
  });
});

it('a cart that is too long is refused by things, not by a bare number', () => {
  const items = Array.from({ length: 21 }, (_, n) => ({
    variantUid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    quantity: 1,
  }));
  expect(refused(quoteBody, { items })).toEqual(['items: Maksimal 20 barang']);
});

describe('a proposal', () => {
  const proposal = { name: 'Wajan', description: 'Wajan yang ringan.', link: '', target: '5' };
  const given = { ...proposal, price: '95000', weightGrams: '450' };

  it('without a weight is refused as every empty field', () => {
    expect(refused(proposeSekeranjangFields, { ...given, weightGrams: ' ' })).toEqual([
      'weightGrams: Field ini wajib diisi',
    ]);
  });

  it.each(['-1', '0', '500'])('for %p rupiah names the one minimum', (price) => {
    expect(refused(proposeSekeranjangFields, { ...given, price })).toEqual(['price: Minimal 1.000']);
  });

  it('for half a rupiah asks for a whole number', () => {
    expect(refused(proposeSekeranjangFields, { ...given, price: '95000.5' })).toEqual([
      'price: Harus berupa angka bulat',
    ]);
  });
});

describe('a phone number', () => {
  it.each([
    '+1 650 253 0000',
    '+60 12-345 6789',
    '(+1) 650 253 0000',
    '+65 8123 4567',
    '0065 8123 4567',
    '＋６５ 8123 4567',
  ])('%s is refused as one of another country', (phone) => {
    expect(refused(phoneNumber, phone)).toEqual([
      ': Nomor luar negeri belum bisa dipakai. Tulis nomor Indonesia, seperti 0812-3456-7890.',
    ]);
  });

  it.each(['0812abc3456', '08123456789 ext 12', '8.12E+10', '08123456789 / 08129876543'])(
    '%s is refused as more than a number',
    (phone) => {
      expect(refused(phoneNumber, phone)).toEqual([
        ': Tulis satu nomor HP saja, tanpa huruf atau ekstensi, seperti 0812-3456-7890.',
      ]);
    },
  );

  it.each([
    '628123456789.0',
    '62 62 812-3456-7890',
    '+62 812-3456-7890',
    '(+62) 812 3456 7890',
    '0812 3456 7890',
    '812 3456 7890',
    '0062 812 3456 7890',
    '+0812 3456 7890',
    '０８１２３４５６７８９０',
  ])('%s is local', (phone) => {
    expect(refused(phoneNumber, phone)).toEqual([]);
  });
});

describe('an address', () => {
  const address = {
    label: 'Kantor',
    recipient: 'Ani',
    phoneNumber: '0812-3456-7890',
    street: 'Jl. Sudirman 1',
    district: 'Setiabudi',
    city: 'Kota Administrasi Jakarta Selatan',
    province: '31',
    postalCode: '12910',
  };

  it('has a district of three characters at least, with letters', () => {
    expect(refused(addressBody, { ...address, district: 'Ab' })).toEqual(['district: Minimal 3 karakter']);
    expect(refused(addressBody, { ...address, district: '12345' })).toEqual(['district: Tulis nama kecamatannya']);
    for (const district of ['Beji', '2 X 11 Enam Lingkung', "O'o'u", 'Obi'])
      expect(refused(addressBody, { ...address, district })).toEqual([]);
  });

  it('has a postal code of five digits', () => {
    for (const postalCode of ['1291', '129100', '1291a', '00000'])
      expect(refused(addressBody, { ...address, postalCode })).toEqual([
        'postalCode: Kode pos terdiri dari 5 angka, tidak diawali 0',
      ]);
  });
});
