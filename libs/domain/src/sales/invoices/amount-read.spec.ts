import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { checkAmountRead } from './amount-read.js';

const ORDER = { number: 'PTG-1' };
const invoice = { amountSen: toSen(54_000), receivedSen: 0n, askedSen: null };
const refusalOf = (read: number | undefined, of = {}) => {
  try {
    checkAmountRead(ORDER, { ...invoice, ...of }, read);
  } catch (error) {
    return error;
  }
  return null;
};

describe('what the customer has read that is asked for', () => {
  it('is let through where it is that, or where it was not said', () => {
    expect(refusalOf(54_000)).toBeNull();
    expect(refusalOf(undefined)).toBeNull();
  });

  it('is compared with what is asked for now: the rest, the next instalment, whole rupiah, and never the unique code', () => {
    expect(refusalOf(4_000, { receivedSen: toSen(50_000) })).toBeNull();
    expect(refusalOf(10_000, { askedSen: toSen(10_000) })).toBeNull();
    expect(refusalOf(53_999, { amountSen: toSen(53_999.5) })).toBeNull();
    expect(refusalOf(54_000, { uniqueCode: 137 })).toBeNull();
  });

  it.each([
    ['less than is asked for now', 40_000, {}, 'kekurangannya kami tagih setelah buktimu kami cek.'],
    ['more', 82_500, {}, 'lebihnya kami simpan jadi kreditmu.'],
    ['more than the next instalment', 12_000, { askedSen: toSen(10_000) }, 'lebihnya mengurangi cicilan berikutnya.'],
  ])('is refused where it was %s: both amounts, and what becomes of money that was sent', (_, read, of, rest) => {
    const now = 'askedSen' in of ? 'Rp10.000' : 'Rp54.000';
    const was = { 40000: 'Rp40.000', 82500: 'Rp82.500', 12000: 'Rp12.000' }[read];
    expect(refusalOf(read, of)).toMatchObject({
      code: 'AMOUNT_CHANGED',
      kind: 'conflict',
      field: undefined,
      message:
        `Tagihan pesanan PTG-1 sekarang ${now}, bukan lagi ${was}. Cek jumlah barunya, lalu kirim lagi. ` +
        `Kalau jumlah yang lama sudah kamu transfer, tetap kirim buktinya: ${rest}`,
    });
  });
});
