import { describe, expect, it } from '@jest/globals';
import { sen } from '../../platform/sen.js';
import { type Destination, checkReferenceOfBatch, checkSameFile, isSameDestination, transferOf } from './transfer.js';

const BUDI: Destination = { customerUid: 'budi', bankName: 'BCA', accountNumber: '0034010123', accountName: 'Budi' };
const paid = (uid: string, given: Partial<Destination> = {}, transferUid: string | null = null) => ({
  ...BUDI,
  uid,
  transferUid,
  batchUid: null,
  amount: sen(6_251_700n),
  ...given,
});
const codeOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('two payouts go to one account', () => {
  it.each<[string, Partial<Destination>, boolean]>([
    ['the same', {}, true],
    ['the number with spaces and hyphens', { accountNumber: '003-401 0123' }, true],
    ['the bank in other letters', { bankName: 'Bank B.C.A' }, true],
    ['the whole name of the bank', { bankName: 'PT. Bank Central Asia Tbk' }, true],
    ['of another person, who shares it', { customerUid: 'sari' }, true],
    ['another number', { accountNumber: '0034010124' }, false],
    ['the phone number of another wallet', { bankName: 'OVO' }, false],
    ['back to where the money came from', { accountNumber: null, bankName: null }, false],
  ])('%s', (_, given, isSame) => expect(isSameDestination(BUDI, { ...BUDI, ...given })).toBe(isSame));

  it('without a number only of one known customer', () => {
    const back = { customerUid: 'budi', bankName: null, accountNumber: null, accountName: null };
    expect(isSameDestination(back, { ...back, bankName: 'BCA' })).toBe(true);
    expect(isSameDestination(back, { ...back, customerUid: 'sari' })).toBe(false);
    expect(isSameDestination({ ...back, customerUid: null }, { ...back, customerUid: null })).toBe(false);
  });

  it('without number and customer only of one seller, however its name is written', () => {
    const paidTo = (accountName: string) => ({ customerUid: null, bankName: null, accountNumber: null, accountName });
    expect(isSameDestination(paidTo('JNE Depok'), paidTo('J.N.E. depok'))).toBe(true);
    expect(isSameDestination(paidTo('JNE Depok'), paidTo('SiCepat'))).toBe(false);
  });
});

describe('a reference', () => {
  it('that was never used is a transfer of its own, whatever is said', () => {
    expect([transferOf(BUDI, [], false), transferOf(BUDI, [], true)]).toEqual([null, null]);
  });

  it('names one transfer: what joins it is of its first payout', () => {
    expect(transferOf(BUDI, [paid('first')], true)).toBe('first');
    expect(transferOf(BUDI, [paid('first'), paid('second', {}, 'first')], true)).toBe('first');
    expect(transferOf(BUDI, [paid('second', {}, 'first')], true)).toBe('first');
  });

  it('again is a slip of typing, unless the admin says that it is the same transfer', () => {
    expect(codeOf(() => transferOf(BUDI, [paid('first')], false))).toBe('REFERENCE_OF_SAME_ACCOUNT');
    expect(() => transferOf(BUDI, [paid('first'), paid('second', {}, 'first')], false)).toThrow('Rp125.034');
  });

  it('of a transfer to another account is refused, also with the word of the admin', () => {
    const used = [paid('first'), paid('other', { accountNumber: '999' })];
    expect(codeOf(() => transferOf(BUDI, used, true))).toBe('REFERENCE_USED');
  });
});

describe('the reference of a batch', () => {
  const ofBatch = (batchUid: string | null) => ({ ...paid('first'), batchUid });

  it('is that of no other transfer, also to one of its accounts', () => {
    expect(codeOf(() => checkReferenceOfBatch('batch', [ofBatch('batch'), ofBatch('batch')]))).toBeUndefined();
    for (const other of [null, 'other'])
      expect(() => checkReferenceOfBatch('batch', [ofBatch('batch'), ofBatch(other)])).toThrow(
        /transfer Rp62\.517 yang lain/,
      );
    expect(codeOf(() => transferOf(BUDI, [ofBatch('batch')], true))).toBe('REFERENCE_USED');
  });

  it('stays the same for what is recorded later', () => {
    expect(codeOf(() => checkSameFile({ reference: 'BULK-1', isSame: true }))).toBeUndefined();
    expect(() => checkSameFile({ reference: 'BULK-1', isSame: false })).toThrow(/referensi BULK-1/);
  });
});
