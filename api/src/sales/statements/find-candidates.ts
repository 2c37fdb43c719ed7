import { MOST_IN_A_TRANSFER, type StatementProposal } from '#contracts/sales/statements.admin.http';
import { type Sen, sen, toRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { transferNote } from '#domain/sales/payouts/bank-file';
import { APPROVED_AT_DESK } from '#domain/sales/payouts/payout';
import { MOST_TRANSFER_FEE } from '#domain/sales/payouts/transfer-fee';
import { type Destination, destinationKey } from '#domain/sales/payouts/transfer';
import type { Candidate } from '#domain/sales/statements/match-lines';
import type { LineTarget } from '#domain/sales/statements/statement-line';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { CAN_HAVE_CODE } from '../payments/draw-unique-code.js';
import { ASKED_SEN } from '../payments/last-asked.js';

/** A candidate with what the console shows of it. */
export interface Known extends Candidate {
  shown: Omit<StatementProposal, 'reasons' | 'farAbove' | 'proofUrl'>;
  fileUid: string | null;
}

export interface Row {
  target: LineTarget;
  uid: string;
  kind: string;
  amountSen: bigint;
  orderUid: string | null;
  orderNumber: string | null;
  otherNumber: string | null;
  customerName: string;
  senderName: string | null;
  senderBank: string | null;
  fileUid: string | null;
  at: Date;
  saidAt: Date | null;
  isDone: boolean;
  uniqueCode?: number | null;
}
/** Money that goes out. */
interface OutRow extends Row, Destination {
  target: 'payout' | 'refund';
  /** The first payout of the transfer that paid it. */
  transferUid: string | null;
  /** What its transfer was recorded with. */
  reference: string | null;
  /** Of a payout in a file for the bank: its row of origin, which the file's words name. */
  noteOf: string | null;
  /** The last day of a line that may show its transfer, `YYYY-MM-DD`: the bank has given it back since, or it was recorded long before. */
  until: string | null;
  /** Another admin has to approve its account first. */
  isWaiting: boolean;
}

type Db = Pick<Tx, '$queryRaw'>;
/** An open invoice that a transfer with its code may pay. */
const IS_CODED = Prisma.sql`n.unique_code IS NOT NULL AND ${CAN_HAVE_CODE}`;
/** So far before a line something may have been recorded by hand that the line shows. */
const DAYS_BY_HAND = 30;

/** What money that came may be: open invoices, and payments that were confirmed by hand since shortly before `since`. */
export async function incomingCandidates(db: Db, since: Date, most: number): Promise<Known[]> {
  const rows = await db.$queryRaw<Row[]>(Prisma.sql`
    (SELECT 'invoice' AS target, n.uid, n.purpose AS kind,
      ${ASKED_SEN}
        + CASE WHEN ${IS_CODED} THEN n.unique_code ELSE 0 END * 100 AS "amountSen",
      o.uid AS "orderUid", o.number AS "orderNumber", n.number AS "otherNumber", o.name AS "customerName",
      p.account_name AS "senderName", p.bank_from AS "senderBank", p.file_uid AS "fileUid", n.created_at AS at,
      p.submitted_at AS "saidAt", false AS "isDone",
      CASE WHEN ${IS_CODED} THEN n.unique_code END AS "uniqueCode"
    FROM invoice n JOIN "order" o ON o.uid = n.order_uid
      LEFT JOIN payment p ON p.invoice_uid = n.uid AND p.state = 'submitted'
    WHERE n.status = 'open' ORDER BY n.created_at DESC LIMIT ${most})
    UNION ALL
    (SELECT 'payment', p.uid, 'confirmed', p.received_sen, o.uid, o.number, n.number, o.name,
      p.account_name, p.bank_from, p.file_uid, n.created_at, p.submitted_at, true, NULL
    FROM payment p JOIN "order" o ON o.uid = p.order_uid JOIN invoice n ON n.uid = p.invoice_uid
    WHERE p.state = 'confirmed' AND p.method = 'transfer' AND p.submitted_at >= ${earlier(since)}
      AND NOT EXISTS (SELECT FROM bank_statement_line l WHERE l.payment_uid = p.uid)
      AND NOT EXISTS (SELECT FROM unplaced_money m WHERE m.payment_uid = p.uid)
    ORDER BY p.submitted_at DESC LIMIT ${most})`);
  return rows.map(knownOf);
}

/** What money that went out may be: refunds without a payout that are asked for, payouts that can be paid or wait for the approval of their account, and what was recorded by hand. */
export async function outgoingCandidates(db: Db, since: Date, most: number): Promise<Known[]> {
  const rows = await db.$queryRaw<OutRow[]>(Prisma.sql`
    (SELECT 'payout' AS target, t.uid, t.kind, t.amount_sen AS "amountSen",
      (SELECT r.order_uid FROM refund r WHERE t.kind = 'refund' AND r.uid = t.ref_uid) AS "orderUid",
      (SELECT o.number FROM refund r JOIN "order" o ON o.uid = r.order_uid WHERE t.kind = 'refund' AND r.uid = t.ref_uid) AS "orderNumber",
      t.account_number AS "otherNumber", coalesce(c.name, t.account_name, '') AS "customerName", t.account_name AS "senderName",
      t.bank_name AS "senderBank", t.file_uid AS "fileUid",
      -- A cost is recorded after its transfer.
      CASE WHEN t.kind = 'cost' THEN t.created_at - ${`${DAYS_BY_HAND} days`}::interval ELSE t.created_at END AS at, t.approved_at AS "saidAt",
      t.state = 'paid' AS "isDone", t.customer_uid AS "customerUid", t.bank_name AS "bankName", t.account_number AS "accountNumber", t.account_name AS "accountName",
      coalesce(t.transfer_uid, t.uid) AS "transferUid", t.reference, CASE WHEN t.batch_uid IS NOT NULL THEN t.ref_uid::text END AS "noteOf",
      to_char(least((SELECT m.arrived_on - CASE WHEN (t.paid_at AT TIME ZONE 'Asia/Jakarta')::date < m.arrived_on THEN 1 ELSE 0 END
        FROM unplaced_money m WHERE m.bounced_payout_uid = t.uid), (t.paid_at AT TIME ZONE 'Asia/Jakarta')::date + ${DAYS_BY_HAND}::int), 'YYYY-MM-DD') AS until, t.state = 'scheduled' AS "isWaiting"
    FROM payout t LEFT JOIN customer c ON c.uid = t.customer_uid
    WHERE (t.state = 'approved' OR t.state = 'scheduled' AND t.account_changed_by_uid IS NOT NULL AND t.kind = ANY (${APPROVED_AT_DESK})
      OR t.state = 'paid' AND (t.due_at >= ${earlier(since)} OR t.batch_uid IS NOT NULL) AND t.paid_at >= ${earlier(since)}
        AND NOT EXISTS (SELECT FROM bank_statement_line l WHERE l.payout_uid = coalesce(t.transfer_uid, t.uid))
        AND NOT EXISTS (SELECT FROM refund r WHERE t.kind = 'refund' AND r.uid = t.ref_uid AND r.gateway_asked_at IS NOT NULL))
    ORDER BY t.created_at DESC LIMIT ${most})
    UNION ALL
    (SELECT 'refund', r.uid, 'refund',
      -- In the whole rupiah of its transfer.
      (r.amount_sen - (SELECT coalesce(sum(u.received_sen), 0) FROM payment u WHERE u.credit_uid = r.uid)::bigint + 99) / 100 * 100,
      o.uid, o.number, r.account_number, o.name, coalesce(r.account_name, p.account_name),
      coalesce(r.bank_name, p.bank_from), NULL, r.created_at, NULL, false, o.customer_uid, r.bank_name, r.account_number, r.account_name, NULL, NULL, NULL, NULL, false
    FROM refund r JOIN "order" o ON o.uid = r.order_uid LEFT JOIN payment p ON p.uid = r.payment_uid
    -- Credit is the customer's to ask back.
    WHERE r.state IN ('requested', 'approved') AND r.gateway_asked_at IS NULL
      -- It is proposed as its payout, which is the same debt.
      AND NOT EXISTS (SELECT FROM payout t WHERE t.kind = 'refund' AND t.ref_uid = r.uid)
    ORDER BY r.created_at DESC LIMIT ${most})`);
  const done = groupsOf(
    rows.filter(({ isDone }) => isDone),
    ({ transferUid }) => transferUid,
  );
  const waiting = rows.filter(({ isDone }) => !isDone);
  // One transfer may pay all that waits for one account.
  const together = [
    ...groupsOf(
      waiting.filter(({ isWaiting }) => !isWaiting),
      destinationKey,
    ),
  ].flatMap(([key, parts]) => (key !== null && parts.length > 1 && parts.length <= MOST_IN_A_TRANSFER ? [parts] : []));
  // Some banks show the rows of a file one by one.
  const rowsOfFiles = [...done.values()].flatMap((parts) =>
    parts.length > 1 ? parts.filter(({ noteOf }) => noteOf !== null) : [],
  );
  return [...[...waiting, ...rowsOfFiles].map(sentOf), ...[...done.values()].map(asOne), ...together.map(alsoPaying)];
}

function groupsOf<K>(rows: OutRow[], keyOf: (row: OutRow) => K): Map<K, OutRow[]> {
  const groups = new Map<K, OutRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** What one transfer pays, with the words of the first. */
function asOne(parts: OutRow[]): Known {
  const amountSen = parts.reduce((sum, part) => sum + BigInt(part.amountSen), 0n);
  const first = parts.find(({ uid, transferUid }) => uid === transferUid) ?? parts[0]!;
  // It may have been sent when the last of them was owed, at the earliest.
  const at = new Date(Math.max(...parts.map((part) => part.at.getTime())));
  // The account and the words of its first row do not name a whole file.
  const isFile = parts.length > 1 && first.isDone && first.noteOf !== null;
  const [until = null] = parts.flatMap((part) => part.until ?? []).toSorted();
  const known = sentOf({ ...first, amountSen, at, until, ...(isFile && { otherNumber: null, noteOf: null }) });
  return {
    ...known,
    key: `${known.key} of ${parts.length}`,
    ...(first.isDone && { feeUpToSen: MOST_TRANSFER_FEE * BigInt(parts.length) }),
    shown: { ...known.shown, count: parts.length },
  };
}

function alsoPaying(parts: OutRow[]): Known {
  const known = asOne(parts);
  const also = parts
    .filter(({ uid }) => uid !== known.shown.targetUid)
    .map(({ target, uid: targetUid }) => ({ target, targetUid }));
  return { ...known, key: `${known.key} and ${also.length}`, shown: { ...known.shown, also } };
}

const earlier = (since: Date): Date => new Date(since.getTime() - DAYS_BY_HAND * 86_400_000);

/** With what the bank calls its transfer: the reference, and the words of the file that the bank was given. */
function sentOf(row: OutRow): Known {
  const references = [row.reference, row.noteOf && transferNote(row.kind, row.noteOf)].filter((text) => text !== null);
  const { isWaiting, until } = row;
  const known = knownOf(row);
  const shown = { ...known.shown, isWaiting };
  return { ...known, references, until, shown, ...(row.isDone && { feeUpToSen: MOST_TRANSFER_FEE }) };
}

export function knownOf({ target, uid, kind, amountSen, orderUid, orderNumber, customerName, ...row }: Row): Known {
  const amount = sen(BigInt(amountSen)) satisfies Sen;
  const { senderName, senderBank, saidAt, isDone, fileUid, otherNumber, at } = row;
  const isPaidOut = target === 'payout' || target === 'refund';
  return {
    key: `${target} ${uid}`,
    amountSen: amount,
    uniqueCode: row.uniqueCode ?? null,
    numbers: [orderNumber, otherNumber].filter((number) => number !== null),
    senders: senderName ? [senderName] : [],
    names: [customerName],
    from: dayInWib(at),
    // Of money that goes out the account is the shop's own choice: any day from then on.
    saidOn: isPaidOut ? null : saidAt && dayInWib(saidAt),
    fileUid,
    shown: {
      target,
      targetUid: uid,
      kind,
      amount: toRupiah(amount),
      count: 1,
      also: [],
      orderUid,
      orderNumber,
      customerName,
      senderName,
      senderBank,
      saidAt: saidAt?.toISOString() ?? null,
      isDone,
      isWaiting: false,
    },
  };
}
