import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { paymentDeadline, unverifiedDeadline } from '#domain/sales/orders/deadline';
import { Config } from '#runtime/platform/config/config';
import type { Tx } from '#runtime/platform/db/database';

/** What unpaid orders are counted for. docs/rules/orders.md#unpaid-orders */
export type UnpaidScope = 'account' | 'device' | 'address' | 'group';
/** For account, device, address, and for one device or address in one group, as SQL takes them; null: no limit. */
export type UnpaidLimits = (number | null)[];

/** From where an order comes, as keyed hashes: neither an address nor the secret of a device is stored. */
export interface OrderOrigin {
  /** null: a caller without the cookie of a device. */
  deviceKey: bigint | null;
  addressKey: bigint;
}

/** A number so large that a limit of it only costs time. */
const NO_LIMIT = 10_000;

/** How many orders may be unpaid, and from where one comes; for the placing of every product line. */
@Injectable()
export class UnpaidOrders {
  readonly limits: UnpaidLimits;
  /** How long an order holds what it has taken while the customer's e-mail is unverified. */
  readonly unverifiedHoldMs: number;
  private readonly key: string;

  constructor(config: Config) {
    const { perAccount, perDevice, perAddress, perGroup, unverifiedHoldMs } = config.unpaidOrders;
    this.limits = [perAccount, perDevice, perAddress, perGroup].map((limit) => (limit < NO_LIMIT ? limit : null));
    this.unverifiedHoldMs = unverifiedHoldMs;
    this.key = config.keyFor('order-origin');
  }

  /** @param device its secret, or null. @param address of the household: for IPv6 the /64 network. */
  originOf(device: string | null, address: string): OrderOrigin {
    return {
      deviceKey: device === null ? null : this.hash(`device ${device}`),
      addressKey: this.hash(`address ${address}`),
    };
  }

  /**
   * For a placing that locks before it writes. Orders of one customer wait for each other until the transaction ends.
   * @returns until when the order may hold what it takes. @throws DomainError TOO_MANY_UNPAID.
   */
  async admit(tx: Tx, customerUid: string, { deviceKey, addressKey }: OrderOrigin, now: Date): Promise<Date> {
    const [customer] = await tx.$queryRaw<{ isVerified: boolean }[]>`
      SELECT "email_verified_at" IS NOT NULL AS "isVerified" FROM "customer"
      WHERE "uid" = ${customerUid}::uuid FOR NO KEY UPDATE`;
    // A statement of its own: it has to see what was written while this one waited for the customer.
    const [reached] = await tx.$queryRaw<{ scope: UnpaidScope | null }[]>`
      SELECT unpaid_limit_reached(${customerUid}::uuid, ${deviceKey}::bigint, ${addressKey}::bigint, ${this.limits}::int[])
        AS "scope"`;
    if (reached?.scope) throw tooManyUnpaid(reached.scope);
    return customer?.isVerified ? paymentDeadline(now) : unverifiedDeadline(now, this.unverifiedHoldMs);
  }

  private hash(text: string): bigint {
    return createHmac('sha256', this.key).update(text).digest().readBigInt64BE();
  }
}

const MESSAGE: Record<UnpaidScope, string> = {
  account: ERROR_MESSAGE.TOO_MANY_UNPAID,
  device: ERROR_MESSAGE.TOO_MANY_UNPAID,
  address: ERROR_MESSAGE.TOO_MANY_UNPAID_NEARBY,
  group:
    'Di grup ini masih ada pesanan dari perangkat atau jaringanmu yang belum dibayar. Bayar dulu, atau pilih grup lain.',
};

/** The refusal of one more unpaid order. */
export const tooManyUnpaid = (scope: UnpaidScope): DomainError => new DomainError('TOO_MANY_UNPAID', MESSAGE[scope]);
