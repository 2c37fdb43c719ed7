import { createHash, randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Body = Record<string, unknown>;
interface Charge extends Body {
  order_id: string;
  gross_amount: string;
  payment_type: string;
  transaction_status: string;
}

/** Midtrans' Core API over real sockets, as its documentation describes it. */
export class GatewaySimulator {
  readonly serverKey = `SB-Mid-server-${randomUUID()}`;
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, number>();
  /** What happens to the next calls: the answer is lost after the work is done, or the gateway is broken. */
  next: ('lose-answer' | 'broken')[] = [];
  private constructor(private readonly server: Server) {}

  static async open(): Promise<GatewaySimulator> {
    const server = createServer();
    const gateway = new GatewaySimulator(server);
    server.on('request', async (request, response) => {
      const fault = gateway.next.shift();
      const answer = fault === 'broken' ? { status_code: '500' } : gateway.answer(request, await bodyOf(request));
      // The caller runs into its own time-out.
      if (fault !== 'lose-answer') response.end(JSON.stringify(answer));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The customer pays, or time passes: the charge becomes this, in Midtrans' words. @returns its signed notification. */
  become(orderId: string, status: string): Body {
    const charge = this.charges.get(orderId)!;
    charge.transaction_status = status;
    const code = status === 'settlement' ? '200' : status === 'pending' ? '201' : '202';
    const signature = createHash('sha512').update(orderId + code + charge.gross_amount + this.serverKey);
    return { ...charge, status_code: code, signature_key: signature.digest('hex') };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private answer({ method, url = '', headers }: IncomingMessage, body: Body): Body {
    if (headers.authorization !== `Basic ${Buffer.from(`${this.serverKey}:`).toString('base64')}`)
      return { status_code: '401' };
    if (method === 'POST' && url === '/v2/charge') return this.charge(body);
    const [, orderId = '', act] = /^\/v2\/([^/]+)\/(status|refund)$/.exec(url) ?? [];
    const charge = this.charges.get(orderId);
    if (!charge) return { status_code: '404' };
    if (act === 'refund') return this.refund(charge, body);
    // What a code is drawn from is said once, with the charge.
    const { qr_string: _, actions: __, ...said } = charge;
    return { ...said, status_code: '200' };
  }

  private charge(body: Body): Body {
    const { order_id: orderId, gross_amount: amount } = body.transaction_details as Body;
    if (this.charges.has(String(orderId))) return { status_code: '406' };
    if (!Number.isInteger(amount)) return { status_code: '400' };
    const minutes = (body.custom_expiry as { expiry_duration: number }).expiry_duration;
    const expires = new Date(Date.now() + (minutes + 7 * 60) * 60_000).toISOString();
    const type = String(body.payment_type);
    const charge: Charge = {
      order_id: String(orderId),
      transaction_id: randomUUID(),
      gross_amount: `${String(amount)}.00`,
      payment_type: type,
      transaction_status: 'pending',
      expiry_time: expires.slice(0, 19).replace('T', ' '),
      ...(type === 'bank_transfer' && {
        va_numbers: [{ ...(body.bank_transfer as Body), va_number: '8808123456789' }],
      }),
      ...(type === 'qris' && { qr_string: '00020101021226610014COM.GO-JEK.WWW6304ABCD' }),
      ...(type === 'gopay' && { actions: [{ name: 'deeplink-redirect', url: 'gojek://gopay/merchanttransfer?x=1' }] }),
    };
    this.charges.set(charge.order_id, charge);
    return { ...charge, status_code: '201' };
  }

  /** Money of a virtual account cannot go back through the gateway. */
  private refund(charge: Charge, { refund_key: key, amount }: Body): Body {
    if (this.refunds.has(String(key))) return { ...charge, status_code: '200' };
    if (charge.payment_type === 'bank_transfer' || !/settlement|partial/.test(charge.transaction_status))
      return { status_code: '412' };
    this.refunds.set(String(key), Number(amount));
    charge.refunds = [...((charge.refunds as object[] | undefined) ?? []), { refund_key: String(key) }];
    charge.transaction_status = Number(amount) === Number(charge.gross_amount) ? 'refund' : 'partial_refund';
    return { ...charge, status_code: '200' };
  }
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Body) : {};
}
