import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { checkPayer } from './payout.js';

describe('recording a transfer', () => {
  const approved = (rupiah: number, approvedByUid: string | null) => ({ approvedByUid, amountSen: toSen(rupiah) });
  const from = toSen(5_000_000);

  it('from the threshold on is refused for the admin who has approved it', () => {
    expect(() => checkPayer(approved(5_000_000, 'sari'), 'sari', from)).toThrow(
      expect.objectContaining({ code: 'OWN_PAYOUT', message: expect.stringContaining('Rp5.000.000') }),
    );
  });

  it.each([
    ['another admin', 5_000_000, 'rudi'],
    ['the same admin below it', 4_999_999, 'sari'],
    ['an approval of before ids were kept', 9_000_000, null],
  ])('is open to %s', (_, rupiah, approvedBy) => {
    expect(() => checkPayer(approved(rupiah, approvedBy), 'sari', from)).not.toThrow();
  });
});
