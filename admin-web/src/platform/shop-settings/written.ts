import type { AdminShopSetting } from '#contracts/platform/shop-settings.admin.http';
import { formatPhone } from '#domain/platform/phone';
import { formatRupiah } from '#domain/platform/sen';

/** A value of a setting as people write it; empty: it has none. */
export function asWritten({ kind, value }: Pick<AdminShopSetting, 'kind' | 'value'>): string {
  if (value === null) return '';
  if (kind === 'rupiah') return formatRupiah(Number(value));
  return kind === 'whatsapp' ? formatPhone(String(value)) : String(value);
}
