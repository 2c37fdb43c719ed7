import { expect, it } from '@jest/globals';
import { EXAMPLE_CONTACTS } from '#domain/platform/example-contacts';
import { setupLeft } from './setup-left.js';

const READY = {
  accountNumbers: ['8720459911'],
  email: 'halo@patungan.id',
  whatsapp: '6281234567890',
  instagram: 'patungan.id',
  twitter: null,
  linkedin: null,
  company: ['PT Patungan Nusantara', 'Jl. Melati 4, Bandung', '0220101234567'],
};

it('nothing is left of a shop with accounts, contacts and a company of its own', () => {
  expect(setupLeft(READY)).toEqual([]);
});

it.each([
  ['no account', { accountNumbers: [] }, ['bankAccounts']],
  ['an account of the seed beside an own one', { accountNumbers: ['8720459911', '0000000001'] }, ['bankAccounts']],
  ['an address that nobody can have', { email: 'halo@patungan.test' }, ['contactEmail']],
  ['the domain of examples', { email: 'halo@example.com' }, ['contactEmail']],
  ['no WhatsApp', { whatsapp: null }, ['contactWhatsapp']],
  ['the WhatsApp of the seed', { whatsapp: EXAMPLE_CONTACTS.contactWhatsapp }, ['contactWhatsapp']],
  ['a page of the seed', { twitter: EXAMPLE_CONTACTS.contactTwitter }, ['contactPages']],
  ['a company without its address', { company: ['PT Patungan', null, '022'] }, ['company']],
  [
    'nothing at all',
    { accountNumbers: ['0000000001'], email: 'a@b.test', whatsapp: null, company: [null, null, null] },
    ['bankAccounts', 'contactEmail', 'contactWhatsapp', 'company'],
  ],
])('with %s an owner is told', (_, change, left) => {
  expect(setupLeft({ ...READY, ...change })).toEqual(left);
});

it('an address whose name ends like a reserved one is an own one', () => {
  expect(setupLeft({ ...READY, email: 'halo@latest.id' })).toEqual([]);
  expect(setupLeft({ ...READY, email: 'halo@mytest' })).toEqual([]);
});
