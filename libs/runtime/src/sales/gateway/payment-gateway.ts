import type { ChargeState, GatewayChannel } from '#domain/sales/gateway/charge-state';
import type { Sen } from '#domain/platform/sen';

/** What a charge is now, as the gateway says. */
export interface ChargeNews {
  /** Our uid of the charge, which is the gateway's order id. */
  chargeUid: string;
  state: ChargeState;
  amount: Sen;
  reference: string;
  /** A virtual account number, the text of a QR code, or a link that opens the wallet; null: not said. */
  payCode: string | null;
  expiresAt: Date | null;
}

export interface AskedCharge {
  chargeUid: string;
  channel: GatewayChannel;
  /** Whole rupiah. */
  amount: Sen;
  minutes: number;
}

/** A company that takes payments for the shop. Every call may be repeated. */
export interface PaymentGateway {
  /** @throws GatewayError; after a time-out the charge may exist: `status` says so. */
  charge(asked: AskedCharge): Promise<ChargeNews>;
  /** Null: the gateway knows no such charge. @throws GatewayError */
  status(chargeUid: string): Promise<ChargeNews | null>;
  /** The same `refundUid` again gives nothing back twice. @throws GatewayError */
  refund(asked: { chargeUid: string; refundUid: string; amount: Sen; reason: string }): Promise<void>;
  /** The news in a signed notification; null where its signature or form is wrong. */
  readNotification(body: unknown): ChargeNews | null;
}

/** The gateway refused (`code` is its answer), or did not answer (`code` null). Never holds a secret. */
export class GatewayError extends Error {
  constructor(readonly code: string | null) {
    super(code === null ? 'the gateway does not answer' : `the gateway answered ${code}`);
  }
}

/** A gateway takes whole rupiah only. */
export const isChargeable = (amount: Sen): boolean => amount > 0n && amount % 100n === 0n;
