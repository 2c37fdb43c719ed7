import { DomainError } from '#domain/platform/domain-error';
import { Refusal } from '../../platform/http/errors/refusal.js';

/** @throws Refusal 404 when the variant has no such price, DomainError 409 when it has begun. */
export function scheduledPrice<P extends { uid: string; validFrom: Date }>(prices: P[], uid: string, now: Date): P {
  const price = prices.find((one) => one.uid === uid);
  if (!price) throw new Refusal('NOT_FOUND', 404, [], 'Harga ini tidak ditemukan.');
  if (price.validFrom <= now)
    throw new DomainError('PRICE_BEGUN', 'Harga ini sudah berlaku dan jadi riwayat. Tambahkan harga baru saja.');
  return price;
}
