import { Injectable } from '@nestjs/common';
import { type AdminStatementLine, type ProposedLine, adminStatementLine } from '#contracts/sales/statements.admin.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import { LINE_STATES, type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { WAITING_STATES, type UnplacedState } from '#domain/sales/unplaced/unplaced-money';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { foundIn, ownWay } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByDay } from '../../platform/http/admin-lists/record-list.js';
import { orderWay, paymentBeside, paymentIn } from '../orders/found-by-order.js';
import { payeeWay } from '../payouts/found-by-payee.js';
import { LineMatches, type Matched, UNMATCHED } from './line-matches.js';
import { proposedLine, withProposal } from './proposed-line.js';

const REVERSIBLE = LINE_STATES.filter((state) => lineMoves.actionsOn(state, 'admin').includes('reverse'));

const withExplained = {
  method: { select: { bankName: true } },
  payment: {
    select: { invoiceUid: true, receivedSen: true, order: { select: { uid: true, number: true, name: true } } },
  },
  payout: {
    select: {
      kind: true,
      amountSen: true,
      accountName: true,
      customer: { select: { name: true } },
      alsoPaid: { select: { amountSen: true } },
    },
  },
  proposal: withProposal,
  charges: { where: { reversedAt: { not: null } } },
  settlements: { where: { reversedAt: { not: null } } },
  unplaced: {
    where: { state: { not: 'merged' satisfies UnplacedState } },
    orderBy: [{ bookedAt: 'asc' }, { uid: 'asc' }],
    select: {
      uid: true,
      state: true,
      amountSen: true,
      decidedBy: true,
      decidedAt: true,
      reversalReason: true,
      payment: { select: { order: { select: { number: true, name: true } } } },
    },
  },
} as const satisfies Prisma.BankStatementLineInclude;
type Row = Prisma.BankStatementLineGetPayload<{ include: typeof withExplained }>;

/** What a line paid, at once or after it was booked as unplaced money. */
const LINE = sql`bank_statement_line`;
const OF_ORDER = paymentIn(LINE);
const OF_PLACED = paymentBeside(LINE, sql`unplaced_money`, sql`m.line_uid = t.uid`);

/** One admin wants its booking back; another one is to say so too. */
const TO_REVERSE = sql`SELECT p.line_uid FROM line_proposal p JOIN bank_statement_line l ON l.uid = p.line_uid
  WHERE p.reverses AND l.state = ANY (${REVERSIBLE})`;
/** An open one since its day began in WIB. */
const WAITS_SINCE = sql`CASE t.state WHEN 'open' THEN t.booked_on::timestamp AT TIME ZONE 'Asia/Jakarta'
  ELSE (SELECT p.at FROM line_proposal p WHERE p.line_uid = t.uid) END`;

/** The lines of all statements; the open ones with what they may be. */
@Injectable()
export class StatementLinesList extends RecordList<AdminStatementLine> {
  protected readonly from = sql`bank_statement_line t`;
  protected readonly sorts = {
    bookedOn: sortByDay(sql`t.booked_on`),
    waitsSince: sortBy(WAITS_SINCE),
    amount: sortBy(sql`t.amount_sen`),
  };
  protected readonly filters = {
    q: byText((q) =>
      foundIn(
        ownWay(LINE, contains(q, sql`t.description`)),
        orderWay(q, OF_ORDER),
        orderWay(q, OF_PLACED),
        payeeWay(q, LINE, sql`t.payout_uid`),
      ),
    ),
    state: byChoice(LINE_STATES)(shownAs),
    direction: byChoice(['in', 'out'] as const)((way) =>
      way === 'in' ? sql`t.amount_sen > 0` : sql`t.amount_sen < 0`,
    ),
    statementUid: byUid(is(sql`t.statement_uid`)),
  };

  constructor(
    database: Database,
    private readonly matches: LineMatches,
    private readonly gateway: Gateway,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminStatementLine[]> {
    const lines = await this.database.bankStatementLine.findMany({
      where: { uid: { in: uids } },
      include: withExplained,
    });
    const matchOf = lines.some(({ state }) => state === 'open') ? await this.matches.find() : null;
    return lines.map((line) => {
      const { uid: id, statementUid, bookedOn, bookedAt, description, reference, reason, decidedBy } = line;
      const state = line.state as LineState;
      const proposed = proposedLine(
        line.proposal && isToTake(line.proposal, state) ? line.proposal : null,
        line.amountSen,
      );
      return {
        id,
        statementUid,
        bankName: line.method.bankName,
        line: line.line,
        bookedOn: bookedOn.toISOString().slice(0, 10),
        bookedAt,
        amount: toRupiah(sen(line.amountSen)),
        description,
        reference,
        state: isDealtWith(line) ? 'used' : state,
        ...(state === 'open' && matchOf ? whileProposed(matchOf(id), proposed) : UNMATCHED),
        usedFor: usedFor(line),
        unplaced: state === 'unplaced' ? line.unplaced.filter(isPart).map(shownPart) : [],
        transferFee: toRupiah(sen(line.transferFeeSen ?? 0n)),
        reversals: shownReversals(line),
        proposed,
        reason,
        decidedBy,
        decidedAt: line.decidedAt?.toISOString() ?? null,
        allowedActions: [
          // Money that was booked is placed on the list of unplaced money; only what came can be.
          ...lineMoves.actionsOn(state, 'admin').filter((action) => !BY_RULE.has(action)),
          ...(proposed ? ['withdraw'] : []),
          ...(state === 'open' && line.amountSen > 0n ? ['assign', 'book'] : []),
          ...(state === 'open' && line.amountSen > 0n && this.gateway.company ? ['settle'] : []),
        ].filter((action) => !proposed || POSSIBLE[waitsAs(proposed)].includes(action)),
      };
    });
  }
}

/** Of a line that was booked as unplaced money: some of it is still to be placed or sent. */
const WAITS = sql`EXISTS (SELECT FROM unplaced_money m WHERE m.line_uid = t.uid AND m.state = ANY (${WAITING_STATES}))`;
/** Money in parts, or that went back, leaves its line as it was booked; once all of it is dealt with the line counts as used. */
const SHOWN: Partial<Record<LineState, Prisma.Sql>> = {
  // Explained or not, it waits for an admin.
  open: sql`t.uid IN (SELECT uid FROM bank_statement_line WHERE state = 'open' UNION ALL ${TO_REVERSE})`,
  unplaced: sql`(t.state = 'unplaced' AND ${WAITS})`,
  used: sql`(t.state = 'used' OR t.state = 'unplaced' AND NOT ${WAITS})`,
};
const shownAs = (state: LineState) => SHOWN[state] ?? is(sql`t.state`)(state);
const isDealtWith = ({ state, unplaced }: Row): boolean =>
  state === ('unplaced' satisfies LineState) &&
  unplaced.every((part) => !WAITING_STATES.includes(part.state as UnplacedState));
const isPart = ({ state }: Row['unplaced'][number]): boolean => state !== ('reversed' satisfies UnplacedState);

/** What is offered only where it makes sense. */
const BY_RULE: ReadonlySet<string> = new Set(['book', 'place', 'unbook', 'settle']);

/** While a proposal waits it is taken, by the act that it was proposed with, or withdrawn. */
const POSSIBLE = {
  order: ['confirm', 'assign', 'withdraw'],
  aside: ['ignore', 'withdraw'],
  charge: ['charge', 'withdraw'],
  reversal: ['reverse', 'withdraw'],
};
const waitsAs = ({ orderUid, isAside, isReversal }: NonNullable<ProposedLine>): keyof typeof POSSIBLE =>
  orderUid ? 'order' : isAside ? 'aside' : isReversal ? 'reversal' : 'charge';
/** Here: of unplaced money it is taken on the list of that. */
const isToTake = ({ reverses }: { reverses: boolean }, state: LineState): boolean =>
  reverses ? lineMoves.actionsOn(state, 'admin').includes('reverse') : state === 'open';

/** Then it may be the money of no other order. */
function whileProposed(match: Matched, proposed: ProposedLine): Matched {
  if (!proposed) return match;
  const proposals = match.proposals.filter(({ orderUid }) => orderUid !== null && orderUid === proposed.orderUid);
  return { proposals, confidence: proposals.length > 0 ? 'possible' : 'none' };
}

/** The newest first. */
const shownReversals = ({ charges, settlements, unplaced }: Row): AdminStatementLine['reversals'] =>
  [
    ...charges.map((charge) => shownReversal('charge', charge)),
    ...settlements.map((one) => shownReversal('settlement', one)),
    ...unplaced
      .filter(({ state }) => state === ('reversed' satisfies UnplacedState))
      .map(({ amountSen, decidedBy, decidedAt, reversalReason }) =>
        shownReversal('unplaced', { amountSen, reversalBy: decidedBy, reversedAt: decidedAt, reversalReason }),
      ),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
const shownReversal = (
  of: AdminStatementLine['reversals'][number]['of'],
  { amountSen, reversalBy, reversedAt, reversalReason }: Omit<Row['charges'][number], 'uid' | 'lineUid'>,
) => ({
  of,
  amount: toRupiah(sen(amountSen)),
  by: reversalBy!,
  at: reversedAt!.toISOString(),
  reason: reversalReason!,
});

const shownPart = ({ uid: id, state, amountSen, payment }: Row['unplaced'][number]) => ({
  id,
  state: state as UnplacedState,
  amount: toRupiah(sen(amountSen)),
  orderNumber: payment?.order.number ?? null,
  customerName: payment?.order.name ?? null,
});

function usedFor({ payment, payout, paymentUid, payoutUid }: Row): AdminStatementLine['usedFor'] {
  if (payment)
    return {
      target: 'payment',
      targetUid: paymentUid!,
      kind: 'confirmed',
      amount: toRupiah(sen(payment.receivedSen ?? 0n)),
      count: 1,
      orderUid: payment.order.uid,
      orderNumber: payment.order.number,
      customerName: payment.order.name,
    };
  if (!payout) return null;
  return {
    target: 'payout',
    targetUid: payoutUid!,
    kind: payout.kind,
    amount: toRupiah(addSen(...[payout, ...payout.alsoPaid].map((paid) => sen(paid.amountSen)))),
    count: 1 + payout.alsoPaid.length,
    orderUid: null,
    orderNumber: null,
    customerName: payout.customer?.name ?? payout.accountName ?? '',
  };
}

export const StatementLinesListController = listController({
  resource: 'statement-lines',
  tag: 'admin payments',
  schema: adminStatementLine,
  source: StatementLinesList,
});
