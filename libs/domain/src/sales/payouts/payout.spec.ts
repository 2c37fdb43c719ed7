import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { checkFile, checkNotInFile, checkNotSent, checkPayer } from './payout.js';

describe('recording a transfer', () => {
  const approved = (rupiah: number, approvedByUid: string | null) => ({ approvedByUid, amountSen: toSen(rupiah) });
  const from = toSen(5_000_000);

  it('from the threshold on is refused for the admin who has approved it', () => {
    expect(() => checkPayer(approved(5_000_000, 'sari'), 'sari', from)).toThrow(
      expect.objectContaining({ code: 'OWN_PAYOUT', message: expect.stringContaining('Rp5.000.000') }),
    );
  });

  it('of many small ones that the same admin has approved is refused from the threshold on, and says so', () => {
    const check = (aloneRupiah: number, by = 'sari') =>
      checkPayer(approved(500_000, 'sari'), by, from, toSen(aloneRupiah));
    expect(() => check(4_499_999)).not.toThrow();
    expect(() => check(4_500_000)).toThrow(/Bersama Rp4\.500\.000 yang kamu putuskan sendiri dalam 30 hari terakhir/);
    expect(() => check(9_000_000, 'rudi')).not.toThrow();
  });

  it.each([
    ['another admin', 5_000_000, 'rudi'],
    ['the same admin below it', 4_999_999, 'sari'],
    ['an approval of before ids were kept', 9_000_000, null],
  ])('is open to %s', (_, rupiah, approvedBy) => {
    expect(() => checkPayer(approved(rupiah, approvedBy), 'sari', from)).not.toThrow();
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
