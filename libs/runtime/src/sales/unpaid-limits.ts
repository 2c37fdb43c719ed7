import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { deadlineOf } from '#domain/sales/orders/deadline';
import { canonicalEmail } from '#domain/platform/mailbox';
import { canonicalPhone } from '#runtime/identity/blacklist-keys';
import { Config } from '#runtime/platform/config/config';
import type { Tx } from '#runtime/platform/db/database';
import { openingHours } from '#runtime/platform/settings/shop-settings';

/** What unpaid orders are counted for. docs/rules/orders.md#unpaid-orders */
export type UnpaidScope = 'unverified' | 'account' | 'unchecked' | 'device' | 'address' | 'group';
/**
 * The limits for account, device, address, group, for an account that has paid before, and for one whose e-mail is unverified, in the
 * order of the SQL function; null: no limit.
 */
export type UnpaidLimits = (number | null)[];

/** From where an order comes, as keyed hashes: neither an address nor the secret of a device is stored. */
export interface OrderOrigin {
  /** null: a caller without the cookie of a device. */
  deviceKey: bigint | null;
  addressKey: bigint;
}

/** What an order names, as the customer typed it. */
export interface OrderContact {
  email: string;
  phoneNumber: string;
}

export interface Asked {
  origin: OrderOrigin;
  contact: OrderContact;
  holds: boolean;
}

export interface Admitted {
  /** Until when the order may hold what it takes. */
  dueAt: Date;
  /** The same while the e-mail is to be verified, else null: `order.verify_by`. */
  verifyBy: Date | null;
  /** An entry of the blacklist has the contact: `order.contact-listed` is announced. */
  isContactListed: boolean;
}

export interface OrderingCustomer {
  uid: string;
  isVerified: boolean;
  isBlocked: boolean;
}

/** Limits above this are dropped, so that nothing is counted for them. */
const NO_LIMIT = 10_000;

/** How many orders may be unpaid, and from where one comes; for the placing of every product line. */
@Injectable()
export class UnpaidOrders {
  readonly limits: UnpaidLimits;
  /** How long an order holds what it has taken while the customer's e-mail is unverified. */
  readonly unverifiedHoldMs: number;
  private readonly pieces: number | null;
  private readonly payerFactor: number;
  private readonly key: string;

  constructor(config: Config) {
    const { perAccount, perUnverified, perDevice, perAddress, perGroup, payerFactor, pieces, unverifiedHoldMs } =
      config.unpaidOrders;
    const ofPayer = perAccount * payerFactor;
    this.limits = [perAccount, perDevice, perAddress, perGroup, ofPayer, perUnverified].map(limitOf);
    this.pieces = limitOf(pieces);
    this.payerFactor = payerFactor;
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

  /** For a placing that locks before it writes: orders of one customer wait for each other until the transaction ends. */
  async lockCustomer(tx: Tx, customerUid: string): Promise<OrderingCustomer | null> {
    const [customer] = await tx.$queryRaw<OrderingCustomer[]>`
      SELECT "uid", "email_verified_at" IS NOT NULL AS "isVerified", "blocked_at" IS NOT NULL AS "isBlocked"
      FROM "customer" WHERE "uid" = ${customerUid}::uuid FOR NO KEY UPDATE`;
    return customer ?? null;
  }

  /**
   * @param customer locked.
   * @param holds whether the order keeps something from others; a donation does not, and is not refused for proofs that wait.
   * @throws DomainError TOO_MANY_UNPAID.
   */
  async admit(
    tx: Tx,
    customer: OrderingCustomer,
    { origin: { deviceKey, addressKey }, contact, holds }: Asked,
    now: Date,
  ): Promise<Admitted> {
    const limits = holds ? this.limits : [...this.limits.slice(0, 4), null, null];
    const [email, phone] = [canonicalEmail(contact.email), canonicalPhone(contact.phoneNumber)];
    const [found] = await tx.$queryRaw<{ scope: UnpaidScope | null; isContactListed: boolean }[]>`
      SELECT unpaid_limit_reached(${customer.uid}::uuid, ${deviceKey}::bigint, ${addressKey}::bigint, ${limits}::int[])
        AS "scope", is_listed_contact(${email}, ${phone}) AS "isContactListed"`;
    if (found?.scope) throw tooManyUnpaid(found.scope);
    const dueAt = deadlineOf(customer, now, this.unverifiedHoldMs, openingHours());
    return {
      dueAt,
      verifyBy: customer.isVerified ? null : dueAt,
      isContactListed: found!.isContactListed,
    };
  }

  /**
   * How many pieces of things a customer may hold without money, over all orders.
   * @returns null: no limit.
   */
  async mostPieces(tx: Tx, customerUid: string): Promise<number | null> {
    if (this.pieces === null) return null;
    const [found] = await tx.$queryRaw<
      { hasPaid: boolean }[]
    >`SELECT has_paid_before(${customerUid}::uuid) AS "hasPaid"`;
    return found!.hasPaid ? this.pieces * this.payerFactor : this.pieces;
  }

  private hash(text: string): bigint {
    return createHmac('sha256', this.key).update(text).digest().readBigInt64BE();
  }
}

const limitOf = (limit: number): number | null => (limit < NO_LIMIT ? limit : null);

const MESSAGE: Record<UnpaidScope, string> = {
  unverified: ERROR_MESSAGE.TOO_MANY_UNVERIFIED,
  account: ERROR_MESSAGE.TOO_MANY_UNPAID,
  unchecked: ERROR_MESSAGE.TOO_MANY_UNCHECKED,
  device: ERROR_MESSAGE.TOO_MANY_UNPAID,
  address: ERROR_MESSAGE.TOO_MANY_UNPAID_NEARBY,
  group:
    'Di grup ini masih ada pesanan dari perangkat atau jaringanmu yang belum dibayar. Bayar dulu, verifikasi emailmu, atau pilih grup lain.',
};

/** The refusal of one more unpaid order. */
export const tooManyUnpaid = (scope: UnpaidScope): DomainError => new DomainError('TOO_MANY_UNPAID', MESSAGE[scope]);
