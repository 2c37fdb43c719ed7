import * as z from 'zod/mini';
import { REASON_LENGTH } from '#contracts/limits';
import { allowedActions, decision, forbiddenActions, id, proposal } from '#contracts/platform/admin-record.http';
import { instant, lines, rupiah, signedAmount, text, uid } from '#contracts/platform/common.http';
import { TRANSFER_ANSWERS } from '#domain/sales/payments/same-transfer';
import { UNPLACED_STATES } from '#domain/sales/unplaced/unplaced-money';
import { CONFIDENCES, MATCH_REASONS } from '#domain/sales/statements/match-lines';
import { DAY_ORDERS } from '#domain/sales/statements/statement-cells';
import { STATEMENT_FORMATS } from '#domain/sales/statements/statement-formats';
import { LINE_STATES, LINE_TARGETS } from '#domain/sales/statements/statement-line';

/** In bytes; a month of a busy account is far smaller. */
export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024;
export const MOST_STATEMENT_LINES = 5_000;

const column = z.optional(z.string().check(z.trim(), z.maxLength(100)));
/** Which account the statement is of, how it is read, and for `generic` which columns it has. */
export const statementFields = z
  .strictObject({
    methodUid: uid,
    format: z.enum(STATEMENT_FORMATS),
    date: column,
    description: column,
    amount: column,
    side: column,
    credit: column,
    debit: column,
    time: column,
    reference: column,
    /** Of days in digits, for `generic`; without it as the file shows, else as the statement of the account before. */
    dayOrder: z.optional(z.enum(DAY_ORDERS)),
  })
  .register(z.globalRegistry, { id: 'StatementFields' });
export type StatementFields = z.infer<typeof statementFields>;

const day = z.string();
/** What a line of a file would be proposed for once it is stored; the best only. */
const foreseen = z.object({
  confidence: z.enum(CONFIDENCES),
  target: z.enum(LINE_TARGETS),
  orderUid: z.nullable(uid),
  orderNumber: z.nullable(z.string()),
  customerName: z.string(),
  reasons: z.array(z.enum(MATCH_REASONS)),
});
export type ForeseenMatch = z.infer<typeof foreseen>;

/** What is in a statement; `POST …/check` stores nothing of it. */
export const checkedStatement = z
  .object({
    /** Of the stored statement; null: nothing was stored. */
    uid: z.nullable(uid),
    /** This very file was uploaded before: nothing is added. */
    isKnown: z.boolean(),
    fileName: z.string(),
    lines: z.number(),
    /** Those that no earlier statement has brought. */
    newLines: z.number(),
    /** Not booked by the bank yet. */
    pending: z.number(),
    incoming: rupiah,
    outgoing: rupiah,
    firstDay: z.nullable(day),
    lastDay: z.nullable(day),
    /** The header of the file, to choose from. */
    columns: z.array(z.string()),
    /** The first lines as they were read. */
    preview: z.array(
      z.object({
        line: z.number(),
        day,
        time: z.nullable(z.string()),
        amount: rupiah,
        description: z.string(),
        isNew: z.boolean(),
        /** Null: nothing that waits fits it. Only of a check, and of a new line. */
        match: z.optional(z.nullable(foreseen)),
      }),
    ),
    /** How many of the new lines would be proposed for something with each confidence; only of a check. */
    matches: z.optional(z.object({ certain: z.number(), possible: z.number(), none: z.number() })),
    /** How many of the new lines an earlier statement may have brought in other words; counted by the check. */
    maybeKnown: z.number(),
    /** The first of these, each with the words of the line it may be. */
    maybeKnownLines: z.array(
      z.object({ line: z.number(), day, amount: rupiah, description: z.string(), known: z.string() }),
    ),
    errors: z.array(z.object({ line: z.number(), field: z.nullable(z.string()), message: z.string() })),
    /** The number of errors beyond the listed ones. */
    moreErrors: z.number(),
  })
  .register(z.globalRegistry, { id: 'CheckedStatement' });
export type CheckedStatement = z.infer<typeof checkedStatement>;

export const adminStatement = z
  .object({
    id,
    bankName: z.string(),
    accountNumber: z.string(),
    fileName: z.string(),
    format: z.enum(STATEMENT_FORMATS),
    lines: z.number(),
    newLines: z.number(),
    /** Of those that it brought. */
    openLines: z.number(),
    firstDay: day,
    lastDay: day,
    createdAt: instant,
    createdBy: z.string(),
  })
  .register(z.globalRegistry, { id: 'AdminStatement' });
export type AdminStatement = z.infer<typeof adminStatement>;

/** More than an operator puts into one transfer. */
export const MOST_IN_A_TRANSFER = 50;
const paidOut = { target: z.enum(['refund', 'payout']), targetUid: uid };
/** What a line may be the money of, or is. */
const explained = {
  target: z.enum(LINE_TARGETS),
  targetUid: uid,
  /** `reimbursement`, `venue` or `other` of a payout. */
  kind: z.string(),
  /** Of all that one transfer has paid. */
  amount: rupiah,
  /** How many records that is. */
  count: z.int(),
  orderUid: z.nullable(uid),
  orderNumber: z.nullable(z.string()),
  customerName: z.string(),
};
/**
 * The order that one admin wants to take it for, far above what is owed; without one it is to be set aside, to be a fee of the bank, or to be none any more.
 * Null: none waits.
 */
export const lineProposal = z.nullable(
  z.object({
    orderUid: z.nullable(uid),
    orderNumber: z.nullable(z.string()),
    isAside: z.boolean(),
    /** It was charged by mistake. */
    isReversal: z.boolean(),
    amount: rupiah,
    ...proposal,
  }),
);
export type ProposedLine = z.infer<typeof lineProposal>;

/** A line as the bank has written it, and how sure it is what it is of. */
export const lineFacts = {
  id,
  bankName: z.string(),
  bookedOn: day,
  bookedAt: z.nullable(z.string()),
  /** Below zero: it went out. */
  amount: rupiah,
  description: z.string(),
  reference: z.nullable(z.string()),
  state: z.enum(LINE_STATES),
  confidence: z.enum(CONFIDENCES),
};

export const adminStatementLine = z
  .object({
    ...lineFacts,
    statementUid: uid,
    /** In the file. */
    line: z.number(),
    proposals: z.array(
      z.object({
        ...explained,
        reasons: z.array(z.enum(MATCH_REASONS)),
        /** Who is said to have sent it, or whose account it goes to. */
        senderName: z.nullable(z.string()),
        senderBank: z.nullable(z.string()),
        /** When it was said to have been sent. */
        saidAt: z.nullable(instant),
        /** Recorded by hand before: the line is only noted at it. */
        isDone: z.boolean(),
        /** Another admin has to approve its account first: it can not be confirmed yet. */
        isWaiting: z.boolean(),
        /** The line is far above what is owed: taken with a reason, and by another admin. */
        farAbove: z.boolean(),
        /** What the same transfer pays beside it. */
        also: z.array(z.object(paidOut)),
        /** Signed and short-lived. */
        proofUrl: z.nullable(z.string()),
      }),
    ),
    usedFor: z.nullable(z.object(explained)),
    /** Of one that was booked as unplaced money: what that became, in parts where it was divided. */
    unplaced: z.array(
      z.object({
        id: uid,
        state: z.enum(UNPLACED_STATES),
        amount: rupiah,
        orderNumber: z.nullable(z.string()),
        customerName: z.nullable(z.string()),
      }),
    ),
    /** What of it the bank has taken for a transfer; 0: nothing. */
    transferFee: rupiah,
    /** It was charged, settled or booked as unplaced by mistake, each time; the newest first. */
    reversals: z.array(
      z.object({
        of: z.enum(['charge', 'settlement', 'unplaced']),
        amount: rupiah,
        by: z.string(),
        at: instant,
        reason: z.string(),
      }),
    ),
    proposed: lineProposal,
    ...decision,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminStatementLine' });
export type AdminStatementLine = z.infer<typeof adminStatementLine>;
export type StatementProposal = AdminStatementLine['proposals'][number];

/** Why so much more has come than is owed, or less; needed far above or below it only. */
const whyFarAbove = z.optional(lines(REASON_LENGTH.max, REASON_LENGTH.min));

/** Where the order has a payment of this amount without a line: whether that is this transfer, or the customer has paid twice. */
const transfer = z.optional(z.enum(TRANSFER_ANSWERS));

/** `also`: what the same transfer has paid beside the target, to the same account; only of money that went out. */
export const confirmLineBody = z
  .strictObject({
    target: z.enum(LINE_TARGETS),
    targetUid: uid,
    also: z.optional(z.array(z.strictObject(paidOut)).check(z.maxLength(MOST_IN_A_TRANSFER))),
    reason: whyFarAbove,
    transfer,
  })
  .register(z.globalRegistry, { id: 'ConfirmLineBody' });
export type ConfirmLineBody = z.infer<typeof confirmLineBody>;

/** The number of an order or of an invoice. */
export const assignLineBody = z
  .strictObject({ number: text(40, 5), reason: whyFarAbove, transfer })
  .register(z.globalRegistry, { id: 'AssignLineBody' });
export type AssignLineBody = z.infer<typeof assignLineBody>;

/** What the gateway has kept beyond its tariff; below zero: less. */
export const settleLineBody = z
  .strictObject({ fee: z.optional(signedAmount) })
  .register(z.globalRegistry, { id: 'SettleLineBody' });
export type SettleLineBody = z.infer<typeof settleLineBody>;

export const ignoreLineBody = z
  .strictObject({ reason: text(REASON_LENGTH.max, REASON_LENGTH.min) })
  .register(z.globalRegistry, { id: 'IgnoreLineBody' });
export type IgnoreLineBody = z.infer<typeof ignoreLineBody>;
