import { Injectable } from '@nestjs/common';
import { type AdminUnplacedMoney, adminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { DAY_MS } from '#domain/platform/durations';
import { sen, toRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import type { PayoutKind, PayoutState } from '#domain/sales/payouts/payout';
import {
  UNPLACED_STATES,
  UNPLACED_STEPS,
  type UnplacedState,
  type UnplacedStep,
  unplacedMoves,
} from '#domain/sales/unplaced/unplaced-money';
import type { Payout } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { type Through, foundIn, wayThrough } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByDay } from '../../platform/http/admin-lists/record-list.js';
import { orderWay, paymentBeside, paymentIn } from '../orders/found-by-order.js';
import { cameBackOf } from '../payouts/came-back.js';
import { payeeWay } from '../payouts/found-by-payee.js';
import { proposedLine, withProposal } from '../statements/proposed-line.js';

const withOrder = { select: { order: { select: { uid: true, number: true, name: true } } } } as const;
const shownPart = ({ uid: id, state, amountSen }: { uid: string; state: string; amountSen: bigint }) => ({
  id,
  state: state as UnplacedState,
  amount: toRupiah(sen(amountSen)),
});

const STEPS = Object.keys(UNPLACED_STEPS) as UnplacedStep[];

const OF_LINE: Through = {
  rows: sql`JOIN unplaced_money t ON t.line_uid = l.uid`,
  of: sql`bank_statement_line l WHERE l.uid = t.line_uid`,
};
/** What became the payment of an order, of itself or joined whole. */
const MONEY = sql`unplaced_money`;
const OF_ORDER = paymentIn(MONEY);
const OF_ORDER_OF_LINE = paymentBeside(MONEY, sql`bank_statement_line`, sql`m.uid = t.line_uid`);

/** Money that nothing explains, and what became of it. */
@Injectable()
export class UnplacedMoneyList extends RecordList<AdminUnplacedMoney> {
  protected readonly from = sql`unplaced_money t`;
  protected readonly sorts = {
    arrivedOn: sortByDay(sql`t.arrived_on`),
    amount: sortBy(sql`t.amount_sen`),
  };
  protected readonly filters = {
    q: byText((q) =>
      foundIn(
        wayThrough(sql`bank_statement_line l`, OF_LINE, contains(q, sql`l.description`)),
        orderWay(q, OF_ORDER),
        orderWay(q, OF_ORDER_OF_LINE),
        payeeWay(q, MONEY, sql`t.bounced_payout_uid`),
      ),
    ),
    state: byChoice(UNPLACED_STATES)(is(sql`t.state`)),
    step: byChoice(STEPS)((step) => sql`t.state = ANY (${UNPLACED_STEPS[step]})`),
  };

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminUnplacedMoney[]> {
    const rows = await this.database.unplacedMoney.findMany({
      where: { uid: { in: uids } },
      include: {
        payment: withOrder,
        bouncedPayout: { include: { customer: { select: { name: true } } } },
        line: {
          select: {
            amountSen: true,
            unplaced: {
              where: { state: { notIn: ['merged', 'reversed'] satisfies UnplacedState[] } },
              orderBy: [{ bookedAt: 'asc' }, { uid: 'asc' }],
              select: { uid: true, state: true, amountSen: true },
            },
            description: true,
            reference: true,
            method: { select: { bankName: true } },
            proposal: withProposal,
            payment: withOrder,
          },
        },
        recoveries: {
          where: { undoneAt: null },
          select: { cost: { select: { uid: true, label: true, payee: true } } },
        },
      },
    });
    const returns = rows.flatMap(({ returnUid }) => returnUid ?? []);
    const payouts = await this.database.payout.findMany({ where: { kind: { in: SENT }, refUid: { in: returns } } });
    const backOf = await cameBackOf(this.database, payouts);
    const payoutOf = new Map(payouts.map((payout) => [payout.refUid, payout]));
    const today = Date.parse(dayInWib(this.clock.now()));
    return rows.map((row) => {
      const state = row.state as UnplacedState;
      const payout = row.returnUid ? payoutOf.get(row.returnUid) : undefined;
      // The line of money in parts names no payment; that of what was joined whole does.
      const order = (row.payment ?? row.line.payment)?.order;
      const cost = row.recoveries[0]?.cost;
      const { proposal } = row.line;
      const isProposed = state === 'open' && (proposal?.unplacedUid ?? row.uid) === row.uid;
      const proposed = proposedLine(isProposed ? proposal : null, row.line.amountSen);
      return {
        id: row.uid,
        state,
        amount: toRupiah(sen(row.amountSen)),
        shopBank: row.line.method.bankName,
        arrivedOn: row.arrivedOn.toISOString().slice(0, 10),
        days: Math.max(0, Math.round((today - row.arrivedOn.getTime()) / DAY_MS)),
        description: row.line.description,
        reference: row.line.reference,
        bookedBy: row.bookedBy,
        bookedAt: row.bookedAt.toISOString(),
        decidedBy: row.decidedBy,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        lineAmount: toRupiah(sen(row.line.amountSen)),
        parts: row.line.unplaced.filter(({ uid }) => uid !== row.uid).map(shownPart),
        order: order ? { orderUid: order.uid, orderNumber: order.number, customerName: order.name } : null,
        bounced: row.bouncedPayout && bouncedOf(row.bouncedPayout),
        payout: payout
          ? {
              payoutUid: payout.uid,
              state: payout.state as PayoutState,
              bankName: payout.bankName,
              accountNumber: payout.accountNumber,
              accountName: payout.accountName,
              cameBack: backOf(payout).cameBack,
            }
          : null,
        cost: cost ? { costUid: cost.uid, label: cost.label, payee: cost.payee } : null,
        proposed,
        reversalReason: row.reversalReason,
        // Its payout is paid at the desk of payouts, what joins it to a payment is the answer to a question, and a part joins its whole by itself.
        allowedActions: [
          ...unplacedMoves
            .actionsOn(state, 'admin')
            .filter((action) => !BY_ITSELF.has(action) && (action !== 'reverse' || isWhole(row))),
          ...(proposed ? ['withdraw'] : []),
        ],
      };
    });
  }
}

/** All that came with its line is there, and waits for nobody. */
const isWhole = ({ amountSen, line }: { amountSen: bigint; line: { amountSen: bigint; proposal: object | null } }) =>
  amountSen === line.amountSen && line.proposal === null;

const BY_ITSELF: ReadonlySet<string> = new Set(['pay', 'join', 'merge']);

/** Kinds of payouts that have unplaced money sent. */
const SENT: PayoutKind[] = ['unplaced', 'bounced'];

const bouncedOf = ({ uid: payoutUid, customer, ...payout }: Payout & { customer: { name: string } | null }) => ({
  payoutUid,
  kind: payout.kind,
  customerName: customer?.name ?? payout.accountName ?? '',
  bankName: payout.bankName,
  accountNumber: payout.accountNumber,
  accountName: payout.accountName,
});

export const UnplacedMoneyListController = listController({
  resource: 'unplaced-money',
  tag: 'admin payments',
  schema: adminUnplacedMoney,
  source: UnplacedMoneyList,
});
