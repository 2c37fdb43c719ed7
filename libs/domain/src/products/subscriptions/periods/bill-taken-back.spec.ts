import { describe, expect, it } from '@jest/globals';
import { billTakenBack } from './bill-taken-back.js';

const SEAT = { orderNumber: 'PTG-1', paidUntil: new Date('2026-12-20T17:00:00Z'), stoppedAt: null, endedAt: null };
const AT = new Date('2026-12-01T03:00:00Z');

describe('a bill of a next period that was taken back', () => {
  it.each([
    [
      'by who does not renew: the seat is paid until its last day',
      { stoppedAt: AT },
      /^Kamu memilih tidak.*20 Des 2026\.$/,
    ],
    [
      'and will come again: until when it is paid',
      {},
      /kami tarik\. Kursimu sudah dibayar sampai 20 Des 2026, dan tagihan/,
    ],
    [
      'with its seat: that it has ended, and no day',
      { stoppedAt: AT, endedAt: AT },
      /^Kursi pesanan PTG-1 sudah berakhir/,
    ],
  ])('%s', (_, change, words) => {
    const said = billTakenBack({ ...SEAT, ...change });
    expect(said).toMatch(words);
    expect(said).toContain('PTG-1');
  });
});
