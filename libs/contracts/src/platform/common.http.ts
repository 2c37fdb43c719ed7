import { NOT_MOBILE, isForeignPhone, isMobilePhone, isOrderPhone, isUnreadablePhone } from '#domain/platform/phone';
import { formatRupiah } from '#domain/platform/sen';
import { asOneLine, withoutMarks } from '#domain/platform/typed-line';
import * as z from 'zod/mini';
import { REQUIRED } from '#contracts/errors';
import { EMAIL_LENGTH, MOST_RUPIAH, PASSWORD_LENGTH, PHONE_LENGTH, REASON_LENGTH } from '#contracts/limits';

/** Every answer is `{ data, meta, errors? }`. docs/rules/api.md#envelope */
export const meta = z.object({
  status: z.number(),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  page: z.optional(z.number()),
  limit: z.optional(z.number()),
  total: z.optional(z.number()),
});
export type Meta = z.infer<typeof meta>;
export interface Envelope<T> {
  data: T;
  meta: Meta;
  errors?: { field: string; message: string }[];
}
/** One page of a list; the API puts the numbers into `meta`. */
export interface Page<T> {
  items: T[];
  page: number;
  limit: number;
  total: number;
}

const UNUSABLE = 'Ada karakter yang tidak bisa dipakai';
/** PostgreSQL cannot store NUL, and lone surrogates are not UTF-8. */
export const storable = z.refine<string>((text) => !text.includes('\u0000') && text.isWellFormed(), UNUSABLE);

/** Written in capitals it is the same: read as the small letters in which it is compared. */
export const uid = z.uuid().check(z.toLowerCase());
// A line break in a name could break a mail header or a CSV cell, and a bidirectional control could make a name look
// like another. Joiners within a word are part of the spelling of Persian, Hindi and emoji.
const CONTROL =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}|(?<![^\s\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](?!\S)/u;
const oneLine = z.refine<string>((line) => !CONTROL.test(line), UNUSABLE);
// Bidirectional embeddings, overrides and isolates could make a text look like another one.
const TURNED = /[\u202a-\u202e\u2066-\u2069]/;
const notTurned = z.refine<string>((written) => !TURNED.test(written), UNUSABLE);
// Hangul fillers count as letters and the empty Braille pattern as a symbol, but they are invisible.
const VISIBLE = /[^\p{Cc}\p{Cf}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const visible = z.refine<string>((written) => written === '' || VISIBLE.test(written), REQUIRED);

/** Text of `min`–`max` characters on one line, with a visible character unless it is empty; what was pasted in several lines is joined. `read`: what is made of it first. */
export const text = (max: number, min = 1, read = asOneLine) =>
  z.string().check(z.overwrite(read), z.minLength(min), z.maxLength(max), storable, oneLine, visible);
/** The same of what may be left out: an empty line, as a form sends it, counts as left out. Read with `||`. */
export const maybeText = (max: number, min: number) =>
  z.optional(
    z.nullable(text(max, 0).check(z.refine((line) => line === '' || line.length >= min, `Minimal ${min} karakter`))),
  );
/** The same over several lines; zero-width spaces are allowed, because pasted text contains them. */
export const lines = (max: number, min = 1) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), storable, notTurned, visible);
export const email = z
  .string()
  .check(
    z.overwrite(withoutMarks),
    z.trim(),
    z.toLowerCase(),
    z.minLength(1),
    z.maxLength(EMAIL_LENGTH.max),
    z.email(),
  );
export const phoneNumber = z.string().check(
  z.overwrite(withoutMarks),
  z.trim(),
  z.minLength(1),
  z.maxLength(PHONE_LENGTH.max),
  z.refine((phone) => isForeignPhone(phone) || isUnreadablePhone(phone) || isOrderPhone(phone), 'Nomor HP tidak valid'),
  z.refine(
    (phone) => !isUnreadablePhone(phone),
    'Tulis satu nomor HP saja, tanpa huruf atau ekstensi, seperti 0812-3456-7890.',
  ),
  z.refine(
    (phone) => !isForeignPhone(phone),
    'Nomor luar negeri belum bisa dipakai. Tulis nomor Indonesia, seperti 0812-3456-7890.',
  ),
);
/** The same, to which messages go. A call reaches other numbers too: where a courier asks for the way they do. */
export const whatsAppNumber = phoneNumber.check(
  z.refine((phone) => !isOrderPhone(phone) || isMobilePhone(phone), NOT_MOBILE),
);
export const NOT_A_DAY = 'Tanggal tidak valid';
/** `Date` would read 2026-02-30 as 2 March. */
export const isDay = z.refine<string>((text) => {
  const midnight = new Date(`${text.slice(0, 10)}T00:00:00.000Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text.slice(0, 10));
}, NOT_A_DAY);
/** A day of this century, `YYYY-MM-DD`. */
export const day = z
  .string()
  .check(z.overwrite(withoutMarks), z.trim(), z.regex(/^20\d\d-\d\d-\d\d$/, NOT_A_DAY), isDay);
const NOT_A_TIME = 'Waktu tidak valid';
/** An instant of this century with its zone. PostgreSQL has no year 0, and the end of 9999 has a year of five digits in WIB. */
export const moment = z.iso
  .datetime({ offset: true, error: ({ input }) => (input ? NOT_A_TIME : undefined) })
  .check(z.refine<string>((written) => written.startsWith('20'), NOT_A_TIME));
export const password = z.string().check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max), storable);

const TOO_MUCH = `Maksimal ${formatRupiah(MOST_RUPIAH)}`;
/** Rupiah with at most two decimals; may be negative. */
export const signedAmount = z.number().check(
  z.minimum(-MOST_RUPIAH),
  z.maximum(MOST_RUPIAH, TOO_MUCH),
  z.refine<number>(
    (rupiah) => Math.abs(Math.round(rupiah * 100) / 100 - rupiah) < 1e-9,
    'Maksimal dua angka di belakang koma',
  ),
);
export const amount = signedAmount.check(z.minimum(0));
/** Whole rupiah, as all amounts but those of the price list: a fraction would be a thousand that was read wrong. */
export const wholeRupiah = (least = 1) => z.int().check(z.minimum(least), z.maximum(MOST_RUPIAH, TOO_MUCH));

const digits = (minimum: number, maximum: number) =>
  z.pipe(
    z.union([z.string().check(z.regex(/^-?\d{1,10}$/, 'Harus berupa angka bulat')), z.number()]),
    z.coerce.number<string | number>().check(z.int(), z.minimum(minimum), z.maximum(maximum)),
  );

/** A whole number in a query string. */
export const queryInt = (minimum: number, maximum: number, fallback: number) =>
  z._default(digits(minimum, maximum), fallback);
export const optionalQueryInt = (minimum: number, maximum: number) => z.optional(digits(minimum, maximum));

/** An empty field gets the usual message of one. */
const NOT_WHOLE = { error: ({ input }: { input?: unknown }) => (input ? 'Harus berupa angka bulat' : undefined) };
/** A number in a form. */
export const formInt = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^-?\d{1,12}$/, NOT_WHOLE)),
    z.coerce.number<string>().check(z.minimum(minimum), z.maximum(maximum)),
  );

/** A flag: a boolean in JSON, or its word in a form, which has no other values. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((given) => given === true || given === 'true'),
);

export const page = queryInt(1, 1_000_000, 1);

/** Rupiah as a number; at most two decimals. */
export const rupiah = z.number();
export const instant = z.string();
export const reasonBody = z
  .strictObject({ reason: lines(REASON_LENGTH.max, REASON_LENGTH.min) })
  .register(z.globalRegistry, { id: 'ReasonBody' });
export type ReasonBody = z.infer<typeof reasonBody>;
export const done = z.object({ uid }).register(z.globalRegistry, { id: 'Done' });
/** An act that another admin may have to do as well: then it is only proposed; `why` says it where no dialog did before. */
export const doneOrProposed = z
  .object({ uid, isProposed: z.boolean(), why: z.optional(z.string()) })
  .register(z.globalRegistry, { id: 'DoneOrProposed' });
export type DoneOrProposed = z.infer<typeof doneOrProposed>;
export const counted = z.object({ count: z.number() }).register(z.globalRegistry, { id: 'Counted' });
