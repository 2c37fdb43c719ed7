import { expect, it } from '@jest/globals';
import { pseudonymOf } from './erasure.js';

it('a pseudonym contains nothing but the uid of its record', () =>
  expect(pseudonymOf('7b0b8a3e-0000-4000-8000-000000000001')).toEqual({
    name: 'Pelanggan Terhapus',
    email: 'terhapus-7b0b8a3e-0000-4000-8000-000000000001@patungan.invalid',
    phoneNumber: '',
  }));
