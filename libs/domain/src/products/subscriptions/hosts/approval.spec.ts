import { expect, it } from '@jest/globals';
import { checkApproval, checkBankAccount } from './approval.js';

const owed = { amountSen: 101n, limitSen: 100n, pricedByUid: 'sari' };

it('above the limit a second admin says why', () => {
  expect(() => checkApproval(owed, 'sari', 'Naik')).toThrow('admin lain');
  expect(() => checkApproval(owed, 'budi', undefined)).toThrow('alasan');
  expect(() => checkApproval(owed, 'budi', 'Harga naik')).not.toThrow();
});

it('at the limit any admin approves', () =>
  expect(() => checkApproval({ ...owed, amountSen: 100n }, 'sari', undefined)).not.toThrow());

it('money needs a bank account', () => {
  expect(() => checkBankAccount({ accountNumber: null })).toThrow('Rekening host belum ada');
  expect(() => checkBankAccount({ accountNumber: '1' })).not.toThrow();
});
