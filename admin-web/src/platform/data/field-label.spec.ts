import { afterEach, expect, it } from '@jest/globals';
import { i18nProvider } from '../../../test/providers';
import { fieldLabel } from './field-label';

afterEach(() => i18nProvider.changeLocale('id'));

it.each([
  ['reimbursements/x/pay', 'reference', 'Nomor referensi transfer'],
  ['orders/x/cancel', 'reason', 'Alasan'],
  ['account-groups/x/store-credential', 'password', 'Kata sandi'],
  ['admins', 'password', 'Kata sandi awal'],
  ['admins/x/set-password', 'password', 'Kata sandi baru'],
  ['host-purchases/x/verify', 'providerPrice', 'Jumlah yang didebit provider (Rp)'],
  ['vouchers/x/use', 'usedOn', 'Tanggal perawatan'],
  ['blacklist', 'proof', 'Bukti (foto)'],
  ['scheme-entries/x/update', 'schemes.2', 'Cara patungan.2'],
  ['orders?range=[0,24]', 'range', 'range'],
])('a refusal of %s names %s as its form does: %s', (path, field, label) => {
  expect(fieldLabel(path, field, i18nProvider.translate)).toBe(label);
});

it('in the language of the console', async () => {
  await i18nProvider.changeLocale('en');
  expect(fieldLabel('reimbursements/x/pay', 'reference', i18nProvider.translate)).toBe('Transfer reference');
});
