import { describe, expect, it } from '@jest/globals';
import { correctionBody, submitPurchaseFields, verifyPurchaseBody } from '#contracts/products/subscriptions/hosts.http';
import { dayInWib } from '#domain/platform/wib';

const { accountNumber, amount, debitedAt } = submitPurchaseFields.shape;

describe("a host's account number", () => {
  it.each(['12 34-5678 90', '1234.567.890', ' 1234567890 ', '1234\u00a0567\u2013890'])('may be written %j', (typed) =>
    expect(accountNumber.parse(typed)).toBe('1234567890'),
  );

  it.each([
    ['1 2-3', 'Nomor rekening 5–20 angka'],
    ['1234', 'Nomor rekening 5–20 angka'],
    ['1'.repeat(31), 'Nomor rekening 5–20 angka'],
    ['x12345', 'Nomor rekening hanya angka, tanpa huruf atau tanda lain'],
    ['1234567x90', 'Nomor rekening hanya angka, tanpa huruf atau tanda lain'],
    ['0000000000', 'Nomor rekening tidak boleh nol semua'],
    ['0000-0000-00', 'Nomor rekening tidak boleh nol semua'],
    [' - ', 'Field ini wajib diisi'],
  ])('must not be %j', (typed, message) =>
    expect(accountNumber.safeParse(typed).error?.issues[0]?.message).toBe(message),
  );
});

describe('the debited amount', () => {
  it.each(['94900', ' 94900 ', '94900.00', '1', '999999999'])('may be %j', (typed) =>
    expect(amount.safeParse(typed).success).toBe(true),
  );
  it.each(['', '0', '0.00', '-1', '1234567890', '94.900', '94900,5', '138750.5', '0.01', 'Rp94900', '94900x'])(
    'must not be %j',
    (typed) => expect(amount.safeParse(typed).success).toBe(false),
  );
});

describe('the time of the debit', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  it('may be the day of today, whatever the hour', () =>
    expect(debitedAt.safeParse(dayInWib(new Date())).success).toBe(true));
  it.each(['2026-11-20', '2026-11-20T10:00Z', '2026-11-20T10:00:00.123+07:00', inHours(0), inHours(0.05)])(
    'may be %s',
    (typed) => expect(debitedAt.safeParse(typed).success).toBe(true),
  );
  it.each([
    '',
    '1999-11-20',
    '2026-02-30',
    '2026-11-20T10:00',
    '2026-11-20Z',
    '2026-11-20T1Z',
    'x2026-11-20',
    inHours(1),
    inHours(25),
    dayInWib(new Date(Date.now() + 86_400_000)),
  ])('must not be %s', (typed) => expect(debitedAt.safeParse(typed).success).toBe(false));
  it.each(['2026-11-20T25:00:00Z', '2026-11-20T10:00:00+99:99'])(
    '%s is no time at all, and not one to come',
    (typed) => {
      const messages = debitedAt.safeParse(typed).error?.issues.map(({ message }) => message);
      expect(messages).toEqual(['Tanggal tidak valid']);
    },
  );
});

it('the debit of an admin is in whole rupiah, above zero and at most a hundred million', () => {
  const isPrice = (providerPrice: unknown) => verifyPurchaseBody.safeParse({ providerPrice }).success;
  expect([null, undefined, 1, 100_000_000].map(isPrice)).toEqual([true, true, true, true]);
  expect([0, -1, 138_750.5, 100_000_001, '94900'].map(isPrice)).toEqual([false, false, false, false, false]);
  const isCorrection = (amount: unknown) => correctionBody.safeParse({ amount, reason: 'Salah ketik' }).success;
  expect([138_750, 138_750.5].map(isCorrection)).toEqual([true, false]);
});
