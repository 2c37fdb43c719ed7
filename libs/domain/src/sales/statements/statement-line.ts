import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';

/**
 * Open: its money is not explained yet. Used: by one payment or payout, for good. Ignored: not the shop's business, such as a transfer
 * between its accounts. Charged: booked as a fee or as interest of the bank, until that is taken back. Settled: what a gateway held for the shop, in the same way. Unplaced: booked as money that nothing explains, until it is placed, or that is taken back. docs/rules/bank-statements.md#unplaced-money
 */
export const LINE_STATES = ['open', 'used', 'ignored', 'unplaced', 'charged', 'settled'] as const;
export type LineState = (typeof LINE_STATES)[number];

export const lineMoves = defineTransitions<LineState>()(
  'statement_line',
  {
    open: 'Baris mutasi ini masih belum dicocokkan.',
    unplaced: 'Baris mutasi ini sudah dicatat sebagai dana yang belum jelas.',
    used: 'Baris mutasi ini sudah dipakai.',
    charged: 'Baris mutasi ini sudah dicatat sebagai biaya.',
    settled: 'Baris mutasi ini sudah dicatat sebagai setoran gateway.',
    ignored: 'Baris mutasi ini sudah diabaikan.',
  },
  {
    open: {
      confirm: { to: 'used', by: ['admin'] },
      ignore: { to: 'ignored', by: ['admin'] },
      charge: { to: 'charged', by: ['admin'] },
      book: { to: 'unplaced', by: ['admin'] },
      settle: { to: 'settled', by: ['admin'] },
    },
    // Taken back like charged and settled, but from the list of its money. docs/rules/bank-statements.md#mistakes
    unplaced: { place: { to: 'used', by: ['admin'] }, unbook: { to: 'open', by: ['admin'] } },
    used: {},
    // The entry is taken back by the opposite one. docs/rules/bank-statements.md#mistakes
    charged: { reverse: { to: 'open', by: ['admin'] } },
    settled: { reverse: { to: 'open', by: ['admin'] } },
    ignored: { reopen: { to: 'open', by: ['admin'] } },
  },
);

/**
 * What a line can explain: an open invoice, a payment that was confirmed by hand, an order that awaits nothing (its customer's
 * credit), a refund to be paid, or a payout: one to be paid, or of money that came, one that the bank has given back.
 */
export const LINE_TARGETS = ['invoice', 'payment', 'order', 'refund', 'payout'] as const;
export type LineTarget = (typeof LINE_TARGETS)[number];

const OF_MONEY_THAT_CAME: LineTarget[] = ['invoice', 'payment', 'order', 'payout'];
const OF_MONEY_THAT_WENT: LineTarget[] = ['refund', 'payout'];

/**
 * Money that came explains invoices, payments and orders, and gives back a payout, `count` of them one by one; money that went out
 * explains refunds and payouts. @throws DomainError LINE_DIRECTION.
 */
export function checkDirection(amountSen: bigint, target: LineTarget, count = 1): void {
  if (amountSen < 0n && !OF_MONEY_THAT_WENT.includes(target))
    throw new DomainError('LINE_DIRECTION', 'Ini dana keluar; pilih pengembalian atau pencairan.');
  if (amountSen < 0n) return;
  if (!OF_MONEY_THAT_CAME.includes(target))
    throw new DomainError(
      'LINE_DIRECTION',
      'Ini dana masuk; pilih tagihan, pembayaran, atau transfer yang dikembalikan bank.',
    );
  if (count > 1)
    throw new DomainError(
      'LINE_DIRECTION',
      'Ini dana masuk; pilih satu saja. Sisanya bisa ditempatkan di Dana belum dikenali.',
    );
}

/**
 * A gateway transfers what it held, less what it kept beyond its tariff (below zero: it kept less). It never held more than the books say.
 * @throws DomainError LINE_DIRECTION, GATEWAY_SHORT on `fee`. docs/rules/ledger.md#gateway
 */
export function checkSettlement({ amount, fee }: { amount: Sen; fee: Sen }, held: Sen): void {
  if (amount < 0n) throw new DomainError('LINE_DIRECTION', 'Ini dana keluar; setoran gateway selalu dana masuk.');
  if (amount + fee > held)
    throw new DomainError(
      'GATEWAY_SHORT',
      `Menurut buku, saldo di gateway tinggal ${formatSen(held)}. Periksa lagi barisnya dan potongannya.`,
      'conflict',
      'fee',
    );
}

/** A payment or payout that is done already is explained by a line of the very same amount, in sen. @throws DomainError LINE_AMOUNT. */
export function checkSameAmount(lineSen: bigint, otherSen: bigint): void {
  const size = lineSen < 0n ? -lineSen : lineSen;
  if (size !== otherSen)
    throw new DomainError('LINE_AMOUNT', 'Nominal baris koran tidak sama dengan nominal yang tercatat.');
}

/** The bank's reference of a transfer that went out; where the statement has none, one that names the line. */
export const referenceOf = (line: { uid: string; reference: string | null; bookedOn: string }): string =>
  line.reference ?? `KORAN-${line.bookedOn.replaceAll('-', '')}-${line.uid.slice(0, 8).toUpperCase()}`;
