import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import {
  APPROVED_AT_DESK,
  PAYOUT_KINDS,
  checkFile,
  checkNotInFile,
  checkNotSent,
  checkNotWaiting,
  countsTogether,
  payoutDesk,
  whyOtherPayer,
} from './payout.js';

describe('recording a transfer that the same admin has approved', () => {
  const why = (rupiah: number, aloneRupiah = 0) => whyOtherPayer(toSen(rupiah), toSen(5_000_000), toSen(aloneRupiah));

  it('is refused from the threshold on', () => {
    expect(why(5_000_000)).toMatchObject({ code: 'OWN_PAYOUT', message: expect.stringContaining('Rp5.000.000') });
    expect(why(4_999_999)).toBeNull();
  });

  it('is refused of many small ones that reach it together, and says so', () => {
    expect(why(500_000, 4_499_999)).toBeNull();
    expect(why(500_000, 4_500_000)?.message).toMatch(
      /Bersama Rp4\.500\.000 yang kamu putuskan sendiri dalam 30 hari terakhir/,
    );
  });

  it('counts together where nothing else guards the account: also what is sent again', () => {
    expect(['bounced', 'unplaced', 'venue'].map(countsTogether)).toEqual([true, true, true]);
    expect(['reimbursement', 'refund', 'cost'].map(countsTogether)).toEqual([false, false, false]);
  });
});

describe("the bank's file of a batch", () => {
  const never = { fileAt: null, fileBy: null, fileIsOld: false };
  const downloaded = { fileAt: new Date('2026-11-02T03:00:00Z'), fileBy: 'Sari', fileIsOld: false };
  const codeOf = (check: () => void): unknown => {
    try {
      return check();
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('holds what is in it from the download on', () => {
    expect(codeOf(() => checkNotInFile(never))).toBeUndefined();
    expect(() => checkNotInFile(downloaded)).toThrow(
      expect.objectContaining({ code: 'IN_FILE', message: expect.stringContaining('diunduh Sari') }),
    );
  });

  it('is recorded once it was downloaded, as the batch is then', () => {
    const files = [never, downloaded, { ...downloaded, fileIsOld: true }];
    expect(files.map((file) => codeOf(() => checkFile(file)))).toEqual(['FILE_NOT_DOWNLOADED', undefined, 'FILE_OLD']);
  });

  it('is said not to be sent with a reason', () => {
    expect(codeOf(() => checkNotSent(never, ''))).toBeUndefined();
    expect(codeOf(() => checkNotSent(downloaded, 'Ditolak bank'))).toBeUndefined();
    expect(() => checkNotSent(downloaded, '')).toThrow(
      expect.objectContaining({ code: 'REASON_NEEDED', field: 'reason' }),
    );
  });
});

describe('a payout that is not approved', () => {
  const refusal = (kind: string): unknown => {
    try {
      checkNotWaiting({ kind, state: 'scheduled', accountChangedByUid: null });
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    ['reimbursement', 'Penggantian'],
    ['refund', 'Uang keluar'],
    ['venue', 'Pencairan tempat'],
    ['unplaced', 'Uang keluar'],
    ['bounced', 'Uang keluar'],
    ['disbursement', 'Uang keluar'],
    ['other', 'Pengiriman tip dan hadiah'],
  ])('of the kind %s is approved at %s', (kind, desk) =>
    expect(refusal(kind)).toBe(`Pembayaran ini belum disetujui. Setujui dulu di ${desk}, lalu catat lagi.`),
  );

  it('has a desk, whatever it is for, but for a cost, which is paid as it is recorded', () =>
    expect(PAYOUT_KINDS.filter((kind) => !payoutDesk(kind))).toEqual(['cost']));

  it('is at the desk of payouts where no other one is for it', () =>
    expect(APPROVED_AT_DESK).toEqual(['refund', 'unplaced', 'bounced', 'disbursement']));
});
