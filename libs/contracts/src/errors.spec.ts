import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { REJECTED_TIMES } from '#domain/sales/orders/rejected-times';
import { ERROR_MESSAGE, fieldErrors, mustEqual } from './errors.js';

const form = z.strictObject({
  name: z.string().check(z.minLength(3), z.maxLength(5)),
  email: z.string().check(z.minLength(1), z.email()),
  price: z.number().check(z.positive(), z.maximum(9)),
  amount: z.optional(z.number().check(z.minimum(10_000), z.maximum(50_000_000))),
  topic: z.enum(['login', 'seat']),
  when: z.nullish(z.union([z.iso.date(), z.literal('now')])),
  agreed: z.optional(z.literal(true)),
  inner: z.optional(z.strictObject({ answers: z.record(z.string(), z.boolean()) })),
});
const messages = (values: object) => {
  const checked = form.safeParse({ name: 'Sari', email: 'sari@patungan.test', price: 1, topic: 'seat', ...values });
  return fieldErrors(checked.error?.issues ?? []).map(({ message }) => message);
};

describe('the form messages', () => {
  it.each([
    ['required', { name: '' }, 'Field ini wajib diisi'],
    ['required', { name: undefined }, 'Field ini wajib diisi'],
    ['required', { email: '' }, 'Field ini wajib diisi'],
    ['required', { name: null }, 'Field ini wajib diisi'],
    ['required', { price: '' }, 'Field ini wajib diisi'],
    ['required', { topic: undefined }, 'Field ini wajib diisi'],
    ['required', { topic: '' }, 'Field ini wajib diisi'],
    ['required', { when: '' }, 'Field ini wajib diisi'],
    ['one of them', { topic: 'x' }, 'Pilih salah satu: login, seat'],
    ['nothing that can be chosen', { agreed: false }, 'Isian tidak valid'],
    ['a text', { name: 7 }, 'Harus berupa teks'],
    ['a number', { price: 'x' }, 'Harus berupa angka'],
    ['something else', { inner: 'x' }, 'Isian tidak valid'],
    ['email', { email: 'sari@' }, 'Format email tidak valid'],
    ['min', { name: 'Al' }, 'Minimal 3 karakter'],
    ['max', { name: 'Sariwati' }, 'Maksimal 5 karakter'],
    ['more than', { price: 0 }, 'Harus lebih dari 0'],
    ['at most', { price: 10 }, 'Maksimal 9'],
    ['at most an amount', { amount: 60_000_000 }, 'Maksimal 50.000.000'],
    ['at least an amount', { amount: 9_999 }, 'Minimal 10.000'],
  ])('of %s for %j is %s', (_, values, message) => expect(messages(values)).toEqual([message]));

  it("of a repeated field is 'X harus sama dengan Y', with 'field target' where Y has no name", () => {
    expect(mustEqual('Ulangi kata sandi', 'kata sandi')).toBe('Ulangi kata sandi harus sama dengan kata sandi');
    expect(mustEqual('Email')).toBe('Email harus sama dengan field target');
  });

  it('name each unknown field, and a nested field by its whole path', () => {
    const values = {
      name: 'Sari',
      email: 'sari@patungan.test',
      price: 1,
      topic: 'seat',
      inner: { answers: { adult: 'x' }, more: 1 },
    };
    expect(fieldErrors(form.safeParse({ ...values, x: 1, y: 2 }).error?.issues ?? [])).toEqual([
      { field: 'inner.answers.adult', message: 'Harus ya atau tidak' },
      { field: 'inner.more', message: 'Field ini tidak dikenal' },
      { field: 'x', message: 'Field ini tidak dikenal' },
      { field: 'y', message: 'Field ini tidak dikenal' },
    ]);
  });

  it('read the path also where a validator gives it as objects with a key', () =>
    expect(fieldErrors([{ message: 'x', path: [{ key: 'a' }, 0] }])).toEqual([{ field: 'a.0', message: 'x' }]));

  it('are missing for valid input', () => expect(messages({})).toEqual([]));
});

it('says how often proofs are taken as the other texts do; the constant would make every first visit larger', () => {
  expect(REJECTED_TIMES).toBe('lima kali');
  expect(ERROR_MESSAGE.TOO_MANY_PROOFS).toContain(REJECTED_TIMES);
});
