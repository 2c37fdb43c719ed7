import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { DomainError } from '#domain/platform/domain-error';
import { formatRupiah } from '#domain/platform/sen';
import { type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import { bookCharge } from '#runtime/sales/bank-charges.store';
import { checkNothingElseProposed } from '#runtime/sales/line-proposals.store';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { LineMatches } from './line-matches.js';
import { BY_THE_BANK, SET_ASIDE, proposesLine } from './propose-line.js';

/** `charge`: a fee of the bank, or interest. `ignore`: not the shop's business, a transfer between its accounts. */
type Explanation = 'charge' | 'ignore';
const TARGET = { charge: BY_THE_BANK, ignore: SET_ASIDE };

export class ExplainLineCommand extends Command<DoneOrProposed> {
  constructor(
    readonly lineUid: string,
    readonly as: Explanation,
    /** What for. */
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * A line that is the money of no order leaves the list of what has to be explained: charged, it becomes a cost or an
 * income of the shop, so that the bank in the books is what the bank says; set aside, the bank has moved and the books
 * have not. One as large as no fee is needs another admin: money that has left could be hidden so.
 * docs/rules/ledger.md#bank-charges, docs/rules/bank-statements.md#far-above
 */
@CommandHandler(ExplainLineCommand)
export class ExplainLineHandler implements ICommandHandler<ExplainLineCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
    private readonly matches: LineMatches,
  ) {}

  /** @throws DomainError 404, PROPOSAL_WAITS, LINE_OF_PAYOUT, and 409 when the line is not open (any more). */
  async execute({ lineUid: uid, as, reason, admin }: ExplainLineCommand): Promise<DoneOrProposed> {
    const why = await this.database.transaction(async (tx) => {
      const line = await lockLine(tx, uid);
      const state = lineMoves.after(line.state as LineState, as, 'admin');
      await checkNothingElseProposed(tx, uid, TARGET[as]);
      if (as === 'charge') await this.checkNoPayout(uid);
      const at = this.clock.now();
      const from = this.settings.threshold('refundApprovalFrom');
      const kept = await proposesLine(tx, line, TARGET[as], { reason, admin, at }, from);
      if (kept === null) {
        await tx.bankStatementLine.update({
          where: { uid, state: line.state },
          data: { state, reason, decidedBy: admin.name, decidedByUid: admin.uid, decidedAt: at },
          select: { uid: true },
        });
        if (as === 'charge') await bookCharge(tx, uid, line.amountSen);
        await recordAudit(tx, admin, { action: as, subject: 'statement-lines', subjectUid: uid, reason });
      }
      crashPoint('statement-line:before-commit');
      return kept;
    });
    crashPoint('statement-line:committed');
    return { uid, isProposed: why !== null, ...(why !== null && { why }) };
  }

  /** A line that names a transfer of the shop and is as large as it, with its fee, is that transfer: as a cost it would leave the bank twice in the books. */
  private async checkNoPayout(lineUid: string): Promise<void> {
    const { proposals } = (await this.matches.find())(lineUid);
    const own = proposals.find(
      ({ target, reasons }) => target === 'payout' && reasons.includes('number') && reasons.some(isWholeTransfer),
    );
    if (own)
      throw new DomainError(
        'LINE_OF_PAYOUT',
        `Baris ini menyebut pembayaran keluar ${formatRupiah(own.amount)} ke ${own.customerName}. Konfirmasi barisnya untuk pembayaran itu; selisihnya jadi biaya transfer.`,
      );
  }
}

const isWholeTransfer = (reason: string): boolean => reason === 'amount' || reason === 'fee';
