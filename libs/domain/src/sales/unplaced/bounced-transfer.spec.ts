import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/domain-error.js';
import { toSen } from '../../platform/sen.js';
import { type SentPayout, checkAccountKnown, checkBounced, checkResendReason } from './bounced-transfer.js';

const SENT: SentPayout = {
  kind: 'reimbursement',
  state: 'paid',
  amount: toSen(62_517),
  sentOn: '2026-11-02',
  byGateway: false,
  isBounced: false,
};
const came = (rupiah: number, day = '2026-11-04') => ({ amount: toSen(rupiah), day });

describe('a transfer that the bank gives back', () => {
  it('comes back whole, on its day or later, alone or with others', () => {
    expect(() => checkBounced(SENT, came(62_517))).not.toThrow();
    expect(() => checkBounced(SENT, came(62_517, '2026-11-02'))).not.toThrow();
    expect(() => checkBounced(SENT, came(100_000))).not.toThrow();
    expect(() => checkBounced(SENT, came(62_517, '2026-11-01'))).toThrow(/sebelum transfernya dikirim/);
  });

  it('may be less by what the bank has kept of one transfer', () => {
    const of = (rupiah: number) => {
      try {
        return checkBounced(SENT, came(rupiah));
      } catch (error) {
        return error instanceof DomainError ? [error.code, error.field] : error;
      }
    };
    expect([of(62_517), of(100_000)]).toEqual([0n, 0n]);
    expect([of(60_017), of(56_017), of(56_016)]).toEqual([toSen(2_500), toSen(6_500), ['BOUNCE_AMOUNT', 'payoutUid']]);
  });

  it('has left the bank, was no cost, and comes back once', () => {
    const refusal = (given: Partial<SentPayout>) => () => checkBounced({ ...SENT, ...given }, came(62_517));
    for (const state of ['scheduled', 'approved', 'cancelled'] as const)
      expect(refusal({ state, sentOn: null })).toThrow(/belum ditransfer/);
    expect(refusal({ kind: 'cost' })).toThrow(/uang kembali dari penjual/);
    expect(refusal({ kind: 'refund', byGateway: true })).toThrow(/gateway/);
    expect(refusal({ isBounced: true })).toThrow(
      expect.objectContaining({ code: 'BOUNCED_TWICE', field: 'payoutUid' }),
    );
  });

  describe('needs a reason', () => {
    const bounced = [
      { bankName: 'BNI', accountNumber: '9876543210' },
      { bankName: 'BCA', accountNumber: '1112223334' },
    ];
    const to =
      (accountNumber: string | null, keptSen = 0n, reason?: string) =>
      () =>
        checkResendReason(
          {
            amount: toSen(62_517),
            keptSen,
            bounced,
            named:
              accountNumber === null
                ? null
                : { bankName: accountNumber.startsWith('9') ? 'bank bni' : 'bank bca', accountNumber },
          },
          reason,
        );

    it('where the bank has kept something, and to each account that it came back from', () => {
      const asks = expect.objectContaining({ code: 'REASON_NEEDED', field: 'reason' });
      for (const refused of [to('555', 250_000n), to(null, 250_000n), to('555', 250_000n, '  ')])
        expect(refused).toThrow(asks);
      expect(to('9876543210')).toThrow(/BNI …3210/);
      expect(to('1112223334')).toThrow(/BCA …3334/);
      for (const passes of [to('1112223334', 0n, 'Sudah aktif lagi'), to('555'), to(null)])
        expect(passes).not.toThrow();
    });

    it('and one question names both', () => {
      expect(to('1112223334', 250_000n)).toThrow(/Rp60\.017 dari Rp62\.517.*Rp2\.500 itu potongan bank.*BCA …3334/);
      expect(to('1112223334', 250_000n, 'Biaya retur; sudah aktif lagi')).not.toThrow();
    });
  });

  it('is sent again to a known account only', () => {
    expect(() => checkAccountKnown({ accountNumber: null })).toThrow(/Rekening penerimanya belum ada/);
    expect(() => checkAccountKnown({ accountNumber: '12345' })).not.toThrow();
  });
});
