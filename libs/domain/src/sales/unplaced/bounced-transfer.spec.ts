import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { type SentPayout, checkAccountKnown, checkBounced, checkNotSameAccount } from './bounced-transfer.js';

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
    expect(() => checkBounced(SENT, came(62_516))).toThrow(/hanya Rp62\.516 dari Rp62\.517/);
    expect(() => checkBounced(SENT, came(62_517, '2026-11-01'))).toThrow(/sebelum transfernya dikirim/);
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

  it('is sent to the very account that it came back from with a reason only', () => {
    const before = { bankName: 'BCA', accountNumber: '1112223334' };
    const to = (accountNumber: string | null, reason?: string) => () =>
      checkNotSameAccount(before, accountNumber === null ? null : { accountNumber }, reason);
    expect(to('1112223334')).toThrow(expect.objectContaining({ code: 'REASON_NEEDED', field: 'reason' }));
    expect(to('1112223334')).toThrow(/BCA …3334/);
    for (const passes of [to('1112223334', 'Sudah aktif lagi'), to('1112223335'), to(null)])
      expect(passes).not.toThrow();
  });

  it('is sent again to a known account only', () => {
    expect(() => checkAccountKnown({ accountNumber: null })).toThrow(/Rekening penerimanya belum ada/);
    expect(() => checkAccountKnown({ accountNumber: '12345' })).not.toThrow();
  });
});
