import { describe, expect, it } from '@jest/globals';
import { submitPurchaseFields } from '#contracts/http/hosts.http';

const { accountNumber } = submitPurchaseFields.shape;

describe("a host's account number", () => {
  it.each(['12 34-5678 90', '1234.567.890', ' 1234567890 ', '1234\u00a0567\u2013890'])('may be written %j', (typed) =>
    expect(accountNumber.parse(typed)).toBe('1234567890'),
  );

  it.each([
    ['1 2-3', 'Nomor rekening 5–20 angka'],
    ['1234567x90', 'Nomor rekening 5–20 angka'],
    [' - ', 'Field ini wajib diisi'],
  ])('%j is none', (typed, message) => expect(accountNumber.safeParse(typed).error?.issues[0]?.message).toBe(message));
});
