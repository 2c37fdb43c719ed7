import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type BankEvidence, type EvidenceLine, MOST_EVIDENCE_LINES } from '#contracts/sales/bank-evidence.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import type { LineState } from '#domain/sales/statements/statement-line';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { LineMatches, type LineOfOne } from './line-matches.js';
import { proposedLine, withProposal } from './proposed-line.js';

export class FindBankEvidenceQuery extends Query<BankEvidence> {
  constructor(readonly paymentUid: string) {
    super();
  }
}

const ofLine = {
  method: { select: { bankName: true } },
  proposal: withProposal,
} as const satisfies Prisma.BankStatementLineInclude;
type Row = Prisma.BankStatementLineGetPayload<{ include: typeof ofLine }>;

/** What stands in the statements of the bank beside the proof of one payment. docs/rules/bank-statements.md#evidence */
@QueryHandler(FindBankEvidenceQuery)
export class FindBankEvidenceHandler implements IQueryHandler<FindBankEvidenceQuery> {
  constructor(
    private readonly database: Database,
    private readonly matches: LineMatches,
  ) {}

  /** @throws Refusal 404 for an unknown payment. */
  async execute({ paymentUid: uid }: FindBankEvidenceQuery): Promise<BankEvidence> {
    const payment = await this.database.payment.findUnique({
      where: { uid },
      include: { invoice: { select: { createdAt: true } }, statementLine: { include: ofLine } },
    });
    if (!payment) throw new Refusal('NOT_FOUND', 404);
    const since = dayInWib(payment.invoice.createdAt);
    const explained = payment.statementLine;
    if (explained) return { ...NOTHING, lines: [shown(explained)], since };
    const target = targetOf(payment);
    if (!target) return { ...NOTHING, since };
    const found = await this.freeFor(payment.orderUid, await this.matches.findOf(target.target, target.targetUid));
    const best = found.slice(0, MOST_EVIDENCE_LINES);
    const [rows, accounts] = await Promise.all([
      this.database.bankStatementLine.findMany({
        where: { uid: { in: best.map(({ lineUid }) => lineUid) } },
        include: ofLine,
      }),
      this.accounts(),
    ]);
    const byUid = new Map(rows.map((row) => [row.uid, row]));
    const lines = best.map((match) => shown(byUid.get(match.lineUid)!, match));
    return { lines, more: found.length - best.length, target, since, accounts };
  }

  /** Without those that wait for another admin to take them for something else: their money is no other order's. */
  private async freeFor(orderUid: string, found: LineOfOne[]): Promise<LineOfOne[]> {
    const proposals = await this.database.lineProposal.findMany({
      where: { lineUid: { in: found.map(({ lineUid }) => lineUid) } },
      select: { lineUid: true, orderUid: true },
    });
    const reserved = new Set(proposals.filter((one) => one.orderUid !== orderUid).map(({ lineUid }) => lineUid));
    return found.filter(({ lineUid }) => !reserved.has(lineUid));
  }

  private async accounts(): Promise<BankEvidence['accounts']> {
    const methods = await this.database.paymentMethod.findMany({
      where: { active: true, kind: 'bank-transfer' },
      orderBy: { position: 'asc' },
      select: { bankName: true, statements: { orderBy: { lastDay: 'desc' }, take: 1, select: { lastDay: true } } },
    });
    return methods.map(({ bankName, statements: [latest] }) => ({
      bankName,
      lastDay: latest ? isoDay(latest.lastDay) : null,
    }));
  }
}

const NOTHING = { lines: [], more: 0, target: null, accounts: [] } as const satisfies Partial<BankEvidence>;

/** A proof that waits speaks for its invoice; what was confirmed by hand is noted at its line. Credit and the gateway are in no statement. */
function targetOf({ uid, invoiceUid, state, method }: Prisma.PaymentGetPayload<object>): BankEvidence['target'] {
  if (method !== 'transfer') return null;
  if (state === ('submitted' satisfies PaymentState)) return { target: 'invoice', targetUid: invoiceUid };
  return state === ('confirmed' satisfies PaymentState) ? { target: 'payment', targetUid: uid } : null;
}

const USED: Omit<LineOfOne, 'lineUid'> = { confidence: 'certain', reasons: [], others: 0, farAbove: false };
const shown = (line: Row, { confidence, reasons, others, farAbove } = USED): EvidenceLine => ({
  id: line.uid,
  bankName: line.method.bankName,
  bookedOn: isoDay(line.bookedOn),
  bookedAt: line.bookedAt,
  amount: toRupiah(sen(line.amountSen)),
  description: line.description,
  reference: line.reference,
  state: line.state as LineState,
  confidence,
  reasons,
  others,
  farAbove,
  proposed: proposedLine(line.proposal, line.amountSen),
});
const isoDay = (day: Date): string => day.toISOString().slice(0, 10);
