import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { phoneNumber, text, uid } from '#contracts/platform/common.http';
import { citiesNamed, isCityOf, provinceOf, spelledCity } from '#domain/sales/addresses/regions';
import { readProvince } from '#domain/sales/addresses/written-address';
import { signsOf } from '#domain/platform/typed-line';

export const POSTAL_CODE = /^[1-9]\d{4}$/;

/** A customer has at most so many addresses. */
export const MOST_ADDRESSES = 20;

/** Code of `PROVINCES`, or a name of one. Nothing chosen gets the usual message of an empty field. */
const province = text(60).check(
  z.overwrite(readProvince),
  z.refine<string>(
    (code) => code === '' || provinceOf(code) !== undefined,
    'Tulis nama provinsi atau kodenya, seperti Jawa Barat atau 32',
  ),
);

const fields = {
  /** 'Rumah', 'Kantor'. */
  label: text(30),
  recipient: personName(),
  phoneNumber,
  street: text(200, 5),
  district: text(60, 3).check(z.refine<string>((name) => /\p{L}/u.test(name), 'Tulis nama kecamatannya')),
  /** Of `PROVINCES`; also 'Kabupaten Bogor' for 'Kab. Bogor'. */
  city: text(60).check(z.overwrite(spelledCity)),
  province,
  postalCode: z
    .string()
    .check(z.overwrite(signsOf), z.regex(POSTAL_CODE, 'Kode pos terdiri dari 5 angka, tidak diawali 0')),
  /** For the courier. */
  note: z._default(text(100, 0), ''),
};

export const addressBody = z
  .strictObject({ ...fields, isMain: z._default(z.boolean(), false) })
  .check((context) => {
    const { province: code, city } = context.value;
    // Of an unknown province nothing is said of the city.
    if (!provinceOf(code) || isCityOf(code, city)) return;
    const meant = citiesNamed(code, city);
    const message =
      meant.length > 0 ? `Pilih ${meant.join(' atau ')}` : 'Kota atau kabupaten tidak ada di provinsi ini';
    context.issues.push({ code: 'custom', path: ['city'], message, input: context.value });
  })
  .register(z.globalRegistry, { id: 'AddressBody' });
export type AddressBody = z.infer<typeof addressBody>;

export const addressView = z
  .object({
    uid,
    label: z.string(),
    recipient: z.string(),
    phoneNumber: z.string(),
    street: z.string(),
    district: z.string(),
    city: z.string(),
    province: z.string(),
    provinceName: z.string(),
    postalCode: z.string(),
    note: z.string(),
    isMain: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Address' });
export type AddressView = z.infer<typeof addressView>;
