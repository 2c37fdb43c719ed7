import { longDay, longMoment, longMonth } from '../../../platform/documents/long-day.js';
import { type PaperPeriod, isMonth, monthOf, rangeOfPeriod } from '../../../platform/documents/paper-period.js';
import {
  type DocumentTable,
  type ShopContact,
  type ShopDocument,
  amountColumn,
  shopOnPaper,
  textColumn,
} from '../../../platform/documents/shop-document.js';
import { formatSen } from '../../../platform/sen.js';
import { type GivenBack, givenBackText } from '../../../sales/payouts/given-back.js';
import type { PayoutState } from '../../../sales/payouts/payout.js';

/** A reimbursement as a statement shows it. Amounts in sen. */
export interface StatedReimbursement {
  state: PayoutState;
  createdAt: Date;
  dueAt: Date;
  paidAt: Date | null;
  reference: string | null;
  /** Null: the bank has not given it back. */
  givenBack: GivenBack | null;
  /** 'Spotify #12'. */
  groupName: string;
  cycleNumber: number;
  providerPriceSen: bigint;
  amountSen: bigint;
}

/** What a host who has ended is to give back, in sen. docs/rules/hosts.md#unused-part */
export interface StatedReceivable {
  groupName: string;
  cycleNumber: number;
  state: 'open' | 'settled' | 'waived';
  amountSen: bigint;
  openedAt: Date;
  decidedAt: Date | null;
}

export interface HostMoney {
  /** Of the host. */
  name: string;
  reimbursements: StatedReimbursement[];
  receivables: StatedReceivable[];
}

/** A period of a host with a transfer in it, and what was received of it, in sen. */
export interface HostPeriod {
  period: PaperPeriod;
  receivedSen: bigint;
  transfers: number;
}

/** The months and years with a transfer, the newest first, a year before its months. */
export function periodsOfHost({ reimbursements }: HostMoney): HostPeriod[] {
  const found = new Map<PaperPeriod, HostPeriod>();
  for (const row of reimbursements) {
    const { paidAt } = row;
    if (!paidAt) continue;
    const received = receivedOf([row]);
    const month = monthOf(paidAt);
    for (const period of [month, month.slice(0, 4)]) {
      const { receivedSen = 0n, transfers = 0 } = found.get(period) ?? {};
      found.set(period, { period, receivedSen: receivedSen + sum(received), transfers: transfers + received.length });
    }
  }
  // '2026~' stands after its months.
  const key = ({ period }: HostPeriod) => (isMonth(period) ? period : `${period}~`);
  return [...found.values()].sort((a, b) => (key(a) < key(b) ? 1 : -1));
}

/** What a host got back in a month, transfer by transfer, or in a year, month by month. docs/rules/hosts.md#statements */
export function hostStatement(money: HostMoney, period: PaperPeriod, contact: ShopContact, at: Date): ShopDocument {
  const { from, to, label } = rangeOfPeriod(period);
  const isIn = (day: Date | null) => day !== null && day >= from && day < to;
  const paid = money.reimbursements
    .filter(({ paidAt }) => isIn(paidAt))
    .sort((a, b) => a.paidAt!.getTime() - b.paidAt!.getTime());
  // Of a period that has not ended: as of now.
  const end = to < at ? to : at;
  const open = money.reimbursements.filter((row) => isOpenAt(row, end));
  const receivables = money.receivables.filter(({ openedAt }) => isIn(openedAt));
  const received = receivedOf(paid);
  const back = paid.filter((row) => !received.includes(row));
  return {
    title: isMonth(period) ? 'Rekap host' : 'Ringkasan tahunan host',
    number: label,
    status: null,
    shop: shopOnPaper(contact),
    facts: [
      { label: 'Host', value: money.name },
      { label: 'Masa', value: isMonth(period) ? label : `Januari–Desember ${period}` },
      { label: 'Jumlah transfer', value: String(received.length) },
    ],
    tables: [
      ...(isMonth(period) ? [transfers(paid)] : [byMonth(paid), byGroup(paid)]),
      {
        title: `Belum ditransfer per ${longDay(new Date(end.getTime() - 1))}`,
        columns: [textColumn('Untuk'), textColumn('Paling cepat'), amountColumn('Jumlah')],
        rows: open.map((row) => [titleOf(row), longDay(row.dueAt), formatSen(row.amountSen)]),
        empty: '',
      },
      {
        title: 'Dikembalikan ke Patungan',
        columns: [textColumn('Untuk'), textColumn('Dicatat'), textColumn('Keadaan'), amountColumn('Jumlah')],
        rows: receivables.map((row) => [
          titleOf(row),
          longDay(row.openedAt),
          GIVEN[row.state],
          formatSen(row.amountSen),
        ]),
        empty: '',
      },
    ],
    totals: [
      { label: 'Penggantian diterima', value: formatSen(sum(received)) },
      ...(back.length > 0 ? [{ label: givenBackText({ resentAt: null }), value: formatSen(sum(back)) }] : []),
      ...(open.length > 0 ? [{ label: 'Belum ditransfer', value: formatSen(sum(open)) }] : []),
    ],
    notes: [
      'Harga provider dikurangi yang kamu tanggung sendiri (bagianmu dan biaya transfer) adalah yang kamu terima.',
      `Dicetak ${longMoment(at)}.`,
    ],
    fileName: `rekap-host-${period}`,
  };
}

const GIVEN = { open: 'Belum kami terima', settled: 'Sudah kami terima', waived: 'Tidak perlu dikembalikan' } as const;

const titleOf = ({ groupName, cycleNumber }: { groupName: string; cycleNumber: number }): string =>
  `${groupName}, siklus ${cycleNumber}`;

const referenceOf = ({ reference, givenBack }: StatedReimbursement): string =>
  givenBack ? `${reference ?? '–'} (${givenBackText(givenBack)})` : (reference ?? '–');

const sum = (rows: { amountSen: bigint }[]): bigint => rows.reduce((total, { amountSen }) => total + amountSen, 0n);

const sumPrice = (rows: StatedReimbursement[]): bigint =>
  rows.reduce((total, { providerPriceSen }) => total + providerPriceSen, 0n);

/** Owed at a moment that may be past: what was transferred after it, too. */
const isOpenAt = ({ state, createdAt, paidAt }: StatedReimbursement, end: Date): boolean =>
  state !== 'cancelled' && createdAt < end && (paidAt === null || paidAt >= end);

/** What the bank has given back is not received until it was sent again. */
const receivedOf = (paid: StatedReimbursement[]): StatedReimbursement[] =>
  paid.filter(({ givenBack }) => givenBack?.resentAt !== null);

/** Provider price, what the host bears, what the host got. */
const amounts = (rows: StatedReimbursement[]): string[] =>
  [sumPrice(rows), sumPrice(rows) - sum(rows), sum(rows)].map((amount) => formatSen(amount));
/** How many were received, and their amounts. */
function counted(paid: StatedReimbursement[]): string[] {
  const received = receivedOf(paid);
  return [String(received.length), ...amounts(received)];
}
const AMOUNTS = [amountColumn('Harga provider'), amountColumn('Ditanggung'), amountColumn('Diterima')];
const NOTHING = 'Tidak ada transfer di masa ini.';

const transfers = (paid: StatedReimbursement[]): DocumentTable => ({
  title: 'Penggantian yang ditransfer',
  columns: [textColumn('Tanggal'), textColumn('Untuk'), textColumn('Referensi'), ...AMOUNTS],
  rows: paid.map((row) => [longDay(row.paidAt!), titleOf(row), referenceOf(row), ...amounts([row])]),
  empty: NOTHING,
});

const byMonth = (paid: StatedReimbursement[]): DocumentTable => ({
  title: 'Per bulan',
  columns: [textColumn('Bulan'), amountColumn('Transfer'), ...AMOUNTS],
  rows: grouped(paid, (row) => monthOf(row.paidAt!)).map(([month, rows]) => [longMonth(month), ...counted(rows)]),
  empty: NOTHING,
});

const byGroup = (paid: StatedReimbursement[]): DocumentTable => ({
  title: 'Per grup',
  columns: [textColumn('Grup'), amountColumn('Transfer'), ...AMOUNTS],
  rows: grouped(paid, ({ groupName }) => groupName)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([group, rows]) => [group, ...counted(rows)]),
  empty: '',
});

function grouped(
  rows: StatedReimbursement[],
  key: (row: StatedReimbursement) => string,
): [string, StatedReimbursement[]][] {
  const found = new Map<string, StatedReimbursement[]>();
  for (const row of rows) found.set(key(row), [...(found.get(key(row)) ?? []), row]);
  return [...found];
}
