import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { ChargeState, GatewayChannel } from '#domain/sales/gateway/charge-state';
import { type Sen, sen } from '#domain/platform/sen';
import {
  type AskedCharge,
  type ChargeNews,
  GatewayError,
  type PaymentGateway,
  isChargeable,
} from '#runtime/sales/gateway/payment-gateway';

const METHOD: Record<GatewayChannel, object> = {
  'va-bca': { payment_type: 'bank_transfer', bank_transfer: { bank: 'bca' } },
  'va-bni': { payment_type: 'bank_transfer', bank_transfer: { bank: 'bni' } },
  'va-bri': { payment_type: 'bank_transfer', bank_transfer: { bank: 'bri' } },
  qris: { payment_type: 'qris', qris: { acquirer: 'gopay' } },
  gopay: { payment_type: 'gopay' },
};
const STATE: Record<string, ChargeState> = {
  pending: 'pending',
  settlement: 'paid',
  capture: 'paid',
  expire: 'expired',
  deny: 'failed',
  failure: 'failed',
  cancel: 'cancelled',
  // A part that went back is a refund of the shop's own: the money was paid.
  partial_refund: 'paid',
  refund: 'refunded',
};
const said = z.object({
  order_id: z.uuid(),
  transaction_id: z.string(),
  transaction_status: z.string(),
  gross_amount: z.string().check(z.regex(/^\d{1,12}(\.\d\d)?$/)),
  expiry_time: z.optional(z.string()),
  va_numbers: z.optional(z.array(z.object({ va_number: z.string() }))),
  qr_string: z.optional(z.string()),
  actions: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
});
/** What was given back, in the state of a charge. */
const given = z.object({ refunds: z.optional(z.array(z.object({ refund_key: z.string() }))) });
const signed = z.object({ status_code: z.string(), signature_key: z.string() });

/** Midtrans' Core API. It puts its answer's code into the body, whatever the HTTP status is. */
export class Midtrans implements PaymentGateway {
  constructor(
    private readonly url: string,
    private readonly serverKey: string,
    private readonly timeoutMs = 10_000,
  ) {}

  async charge({ chargeUid, channel, amount, minutes }: AskedCharge): Promise<ChargeNews> {
    if (!isChargeable(amount)) throw new Error('a gateway takes whole rupiah only');
    const { code, body } = await this.call('POST', '/v2/charge', {
      ...METHOD[channel],
      transaction_details: { order_id: chargeUid, gross_amount: Number(amount / 100n) },
      custom_expiry: { expiry_duration: minutes, unit: 'minute' },
    });
    // An earlier call has made it, and its answer was lost.
    const made = code === '406' ? await this.status(chargeUid) : code === '201' ? newsIn(body) : null;
    if (made?.chargeUid !== chargeUid) throw new GatewayError(code);
    return made;
  }

  async status(chargeUid: string): Promise<ChargeNews | null> {
    const { code, body } = await this.call('GET', `/v2/${chargeUid}/status`);
    if (code === '404') return null;
    const news = newsIn(body);
    if (news?.chargeUid !== chargeUid) throw new GatewayError(code);
    return news;
  }

  async refund(asked: { chargeUid: string; refundUid: string; amount: Sen; reason: string }): Promise<void> {
    if (!isChargeable(asked.amount)) throw new Error('a gateway takes whole rupiah only');
    const { code } = await this.call('POST', `/v2/${asked.chargeUid}/refund`, {
      refund_key: asked.refundUid,
      amount: Number(asked.amount / 100n),
      reason: asked.reason,
    });
    if (code !== '200' && !(await this.isRefunded(asked))) throw new GatewayError(code);
  }

  /** An earlier call has done it, and its answer was lost. */
  private async isRefunded({ chargeUid, refundUid }: { chargeUid: string; refundUid: string }): Promise<boolean> {
    const { body } = await this.call('GET', `/v2/${chargeUid}/status`);
    const { refunds = [] } = given.safeParse(body).data ?? {};
    return refunds.some(({ refund_key: key }) => key === refundUid);
  }

  readNotification(body: unknown): ChargeNews | null {
    const seal = signed.safeParse(body);
    const news = said.safeParse(body);
    if (!seal.success || !news.success) return null;
    const { order_id: orderId, gross_amount: amount } = news.data;
    const expected = signatureOf(orderId, seal.data.status_code, amount, this.serverKey);
    return isSame(expected, seal.data.signature_key) ? newsIn(body) : null;
  }

  private async call(method: string, path: string, body?: object): Promise<{ code: string; body: unknown }> {
    try {
      const response = await fetch(this.url + path, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${this.serverKey}:`).toString('base64')}`,
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(this.timeoutMs),
      });
      const answer = (await response.json()) as { status_code?: unknown } | null;
      return { code: String(answer?.status_code ?? response.status), body: answer };
    } catch {
      throw new GatewayError(null);
    }
  }
}

/** Midtrans signs a notification with this. */
export const signatureOf = (orderId: string, code: string, amount: string, serverKey: string): string =>
  createHash('sha512')
    .update(orderId + code + amount + serverKey)
    .digest('hex');

const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function newsIn(body: unknown): ChargeNews | null {
  const parsed = said.safeParse(body);
  const state = parsed.success && Object.hasOwn(STATE, parsed.data.transaction_status);
  if (!parsed.success || !state) return null;
  const it = parsed.data;
  const link = it.actions?.find(
    ({ name, url }) => name === 'deeplink-redirect' && /^(https|gojek):\/\//.test(url),
  )?.url;
  const [whole, part = '00'] = it.gross_amount.split('.');
  return {
    chargeUid: it.order_id,
    state: STATE[it.transaction_status]!,
    amount: sen(BigInt(whole + part)),
    reference: it.transaction_id,
    payCode: it.va_numbers?.[0]?.va_number ?? it.qr_string ?? link ?? null,
    // Midtrans writes the time of Jakarta.
    expiresAt: it.expiry_time ? new Date(`${it.expiry_time.replace(' ', 'T')}+07:00`) : null,
  };
}
