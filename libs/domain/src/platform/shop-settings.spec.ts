import { describe, expect, it } from '@jest/globals';
import { SHOP_SETTINGS, raisesThreshold, readShopSetting, shopSetting } from './shop-settings.js';

describe('a setting of the shop', () => {
  it.each([
    ['refundApprovalFrom', 0],
    ['refundApprovalFrom', 1_000_000_000],
    ['openingHours', '08.30-20.00'],
    ['contactEmail', 'halo@toko.example'],
    ['contactWhatsapp', '6281234567890'],
    ['contactInstagram', '@patungan.id'],
    ['contactLinkedin', 'patungan'],
    ['blogUrl', 'https://blog.patungan.id/artikel?halaman=1'],
    ['companyName', 'PT Patungan & Rekan (Nusantara)'],
    ['companyAddress', "Jl. Ma'moen No. 4, RT 01/RW 02, Bandung 40115"],
    ['companyRegistration', 'NIB 0220101234567'],
  ] as const)('%s takes %p', (name, value) => {
    expect(readShopSetting(name, value)).toBe(value);
  });

  it.each([
    ['refundApprovalFrom', -1],
    ['refundApprovalFrom', 1_000_000_001],
    ['refundApprovalFrom', 10.5],
    ['refundApprovalFrom', Number.NaN],
    ['refundApprovalFrom', '500,000'],
    ['refundApprovalFrom', '500000,50'],
    ['refundApprovalFrom', ''],
    ['openingHours', '9-21'],
    ['openingHours', '21.00-09.00'],
    ['openingHours', 9],
    ['contactEmail', 'halo'],
    ['contactEmail', '"><img/src=x>@toko.example'],
    ['contactEmail', 'halo@toko.example?bcc=lain@toko.example'],
    ['contactEmail', 5],
    ['contactWhatsapp', '0812'],
    ['contactWhatsapp', '+65 8123 4567'],
    ['contactWhatsapp', '0812-3456-7890 / 0813-3456-7890'],
    ['contactWhatsapp', '(021) 555-1234'],
    ['contactInstagram', 'https://instagram.com/patungan'],
    ['contactTwitter', 'patungan?x=1'],
    ['contactLinkedin', ''],
    ['blogUrl', 'http://blog.patungan.id'],
    ['blogUrl', 'javascript:alert(1)'],
    ['contactUrl', 'https://patungan.id@lain.example/'],
    ['contactUrl', 'https://localhost'],
    ['reportProblemUrl', 'https://a.id/"onload='],
    ['companyName', 'PT'],
    ['companyName', '=cmd()'],
    ['companyName', '<b>PT Patungan</b>'],
    ['companyAddress', 'Jl. Melati\nBandung'],
    ['companyRegistration', 'x'.repeat(161)],
  ] as const)('%s refuses %p at its field', (name, value) => {
    expect(() => readShopSetting(name, value)).toThrow(
      expect.objectContaining({ code: 'SETTING_INVALID', kind: 'invalid', field: 'value' }),
    );
  });

  it.each(['+62 812-3456-7890', '0812 3456 7890', '62081234567890', '\u202a+62 812-3456-7890\u202c'])(
    'a WhatsApp number is read as people type and paste it: %p',
    (typed) => expect(readShopSetting('contactWhatsapp', typed)).toBe('6281234567890'),
  );

  it.each(['500000', 'Rp500.000', 'Rp 500.000,-'])('a threshold is read as rupiah are typed: %p', (typed) =>
    expect(readShopSetting('refundApprovalFrom', typed)).toBe(500_000),
  );

  it('a threshold that is no amount says how one is written', () => {
    const message = 'Isi jumlah bulat dari Rp0 sampai Rp1.000.000.000, seperti 500000';
    for (const typed of ['banyak', '', '500,000', true as never])
      expect(() => readShopSetting('refundApprovalFrom', typed)).toThrow(message);
  });

  it.each(['09.00–21.00', '09.00 - 21.00', '09:00-21:00'])('opening hours are read as people write them: %p', (typed) =>
    expect(readShopSetting('openingHours', typed)).toBe('09.00-21.00'),
  );

  it('opening hours that are none name an example', () => {
    const message =
      'Tulis jam buka dan tutup seperti 09.00-21.00, berjarak paling sedikit empat jam; 00.00-24.00 untuk selalu buka';
    for (const typed of ['9-21', '21.00-09.00', 9])
      expect(() => readShopSetting('openingHours', typed)).toThrow(message);
  });

  it('a number of an office that was stored before stays', () => {
    expect(shopSetting('contactWhatsapp', '62215551234')).toBe('62215551234');
  });

  it('is its default without a stored value, and where that does not fit any more', () => {
    for (const stored of [null, undefined, -5, 'teks', {}])
      expect(shopSetting('refundApprovalFrom', stored)).toBe(SHOP_SETTINGS.refundApprovalFrom.fallback);
    expect(shopSetting('refundApprovalFrom', 750_000)).toBe(750_000);
    expect(shopSetting('contactEmail', null)).toBeNull();
  });
});

it.each([
  ['refundApprovalFrom', 500_000, 500_001, true],
  ['refundApprovalFrom', 500_000, 499_999, false],
  ['refundApprovalFrom', 400_000, null, true],
  ['refundApprovalFrom', 600_000, null, false],
  ['payoutApprovalFrom', null, 5_000_001, true],
  ['payoutApprovalFrom', null, 5_000_000, false],
  ['contactEmail', null, 'halo@toko.example', false],
  ['openingHours', '09.00-21.00', '10.00-22.00', false],
] as const)('%s from %p to %p is a larger threshold: %p', (name, before, after, expected) => {
  expect(raisesThreshold(name, before, after)).toBe(expected);
});
