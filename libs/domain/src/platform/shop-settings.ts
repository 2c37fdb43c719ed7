import { DomainError } from './domain-error.js';
import { USUAL_HOURS } from './opening-hours.js';
import { areOpeningHours, readOpeningHours } from './opening-times.js';
import { NOT_MOBILE, isMobilePhone, readPhone } from './phone.js';
import { formatRupiah } from './sen.js';
import { withoutMarks } from './typed-line.js';
import { readRupiah } from './typed-rupiah.js';

interface Amount {
  kind: 'rupiah';
  fallback: number;
  least: number;
  most: number;
}
interface Hours {
  kind: 'hours';
  fallback: string;
}
/** Null: the value that the server was started with, or none. */
interface Text {
  kind: 'email' | 'whatsapp' | 'page' | 'site' | 'line';
  fallback: null;
}

/** What an owner changes at the console. Each change counts at once and is in the audit log. docs/rules/shop.md#settings */
export const SHOP_SETTINGS = {
  /** From this amount on another admin than the one who asked approves a refund. */
  refundApprovalFrom: { kind: 'rupiah', fallback: 500_000, least: 0, most: 1_000_000_000 },
  /** From this amount on another admin than the one who approved a payout records that it was transferred. */
  payoutApprovalFrom: { kind: 'rupiah', fallback: 5_000_000, least: 0, most: 1_000_000_000 },
  /** Of every day, in WIB. */
  openingHours: { kind: 'hours', fallback: USUAL_HOURS },
  contactEmail: { kind: 'email', fallback: null },
  contactWhatsapp: { kind: 'whatsapp', fallback: null },
  contactInstagram: { kind: 'page', fallback: null },
  contactTwitter: { kind: 'page', fallback: null },
  contactLinkedin: { kind: 'page', fallback: null },
  /** Other sites in place of the shop's own pages. */
  contactUrl: { kind: 'site', fallback: null },
  reportProblemUrl: { kind: 'site', fallback: null },
  blogUrl: { kind: 'site', fallback: null },
  /** Whom customers pay: the name, the address and the number of the registration of the company. */
  companyName: { kind: 'line', fallback: null },
  companyAddress: { kind: 'line', fallback: null },
  companyRegistration: { kind: 'line', fallback: null },
} as const satisfies Record<string, Amount | Hours | Text>;

export type ShopSettingName = keyof typeof SHOP_SETTINGS;
export type ShopSettingValue<N extends ShopSettingName> = (typeof SHOP_SETTINGS)[N]['fallback'] extends null
  ? string | null
  : (typeof SHOP_SETTINGS)[N]['kind'] extends 'rupiah'
    ? number
    : string;
export const SHOP_SETTING_NAMES = Object.keys(SHOP_SETTINGS) as ShopSettingName[];

const FORMAT = {
  // Without signs that could end an attribute or begin a query of `mailto:`.
  email: { pattern: /^[\w.%+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i, message: 'Format email tidak valid' },
  /** The name of a page, from which the address is made. */
  page: { pattern: /^@?[\w.-]{1,60}$/, message: 'Tulis namanya saja, seperti patungan.id' },
  whatsapp: { pattern: /^62\d{8,13}$/, message: 'Tulis satu nomor HP, seperti 0812-3456-7890' },
  site: { pattern: /^https:\/\/[^\s"'<>\\@]{3,240}$/, message: 'Tulis alamat lengkap yang diawali https://' },
  line: {
    pattern: /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'/&():#+-]{2,159}$/u,
    message: 'Isi 3 sampai 160 karakter: huruf, angka, spasi, dan tanda baca biasa',
  },
};

/** A WhatsApp number stands as the one reading of phones stores it. */
function isText(kind: Text['kind'], value: string): boolean {
  if (!FORMAT[kind].pattern.test(value)) return false;
  if (kind === 'site') return URL.canParse(value) && new URL(value).hostname.includes('.');
  return kind !== 'whatsapp' || readPhone(value) === value;
}

/**
 * The value as it is stored, from what an owner typed: a WhatsApp number, an amount or opening hours in any form.
 * @throws DomainError SETTING_INVALID on `value` when it is of another kind, or beyond the bounds.
 */
export function readShopSetting(name: ShopSettingName, value: number | string): number | string {
  const { kind } = SHOP_SETTINGS[name];
  const read = typeof value === 'string' ? readText(kind, value) : value;
  check(name, read);
  if (kind === 'whatsapp' && !isMobilePhone(String(value))) throw refused(NOT_MOBILE);
  return read;
}

/** A text that has no reading stays, and is refused. */
function readText(kind: (Amount | Hours | Text)['kind'], typed: string): number | string {
  if (kind === 'rupiah') return readRupiah(typed) ?? typed;
  if (kind === 'hours') return readOpeningHours(typed);
  return kind === 'whatsapp' ? readPhone(withoutMarks(typed)) : typed;
}

const NOT_HOURS =
  'Tulis jam buka dan tutup seperti 09.00-21.00, berjarak paling sedikit empat jam; 00.00-24.00 untuk selalu buka';

function check(name: ShopSettingName, value: number | string): void {
  const setting: Amount | Hours | Text = SHOP_SETTINGS[name];
  if (setting.kind === 'rupiah') {
    const { least, most } = setting;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw refused(`Isi jumlah bulat dari ${formatRupiah(least)} sampai ${formatRupiah(most)}, seperti 500000`);
  } else if (setting.kind === 'hours') {
    if (typeof value !== 'string' || !areOpeningHours(value)) throw refused(NOT_HOURS);
  } else if (typeof value !== 'string' || !isText(setting.kind, value)) throw refused(FORMAT[setting.kind].message);
}

/** The value that counts: the stored one where it fits the definition, otherwise the default. */
export function shopSetting<N extends ShopSettingName>(name: N, stored: unknown): ShopSettingValue<N> {
  try {
    if (stored === null || stored === undefined) return SHOP_SETTINGS[name].fallback as ShopSettingValue<N>;
    check(name, stored as number | string);
    return stored as ShopSettingValue<N>;
  } catch {
    return SHOP_SETTINGS[name].fallback as ShopSettingValue<N>;
  }
}

/**
 * From a larger amount on fewer acts need two admins, so two admins agree on it. `before`, `after`: as they are stored; null: the default.
 * docs/rules/shop.md#two-owners
 */
export function raisesThreshold(name: ShopSettingName, before: unknown, after: unknown): boolean {
  if (SHOP_SETTINGS[name].kind !== 'rupiah') return false;
  return Number(shopSetting(name, after)) > Number(shopSetting(name, before));
}

const refused = (message: string): DomainError => new DomainError('SETTING_INVALID', message, 'invalid', 'value');
