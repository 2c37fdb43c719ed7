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
    ['refundApprovalFrom', '500000'],
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
