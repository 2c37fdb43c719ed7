import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { type ConfirmLineBody, confirmLineBody } from '#contracts/sales/statements.admin.http';
import type { PayoutState } from '#domain/sales/payouts/payout';
import { checkDirection, referenceOf } from '#domain/sales/statements/statement-line';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { bookCharge } from '#runtime/sales/bank-charges.store';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { lockUnplaced } from '#runtime/sales/unplaced.store';
import { lockPayout } from '#runtime/sales/payouts.store';
import { noteTransfer } from '#runtime/sales/payout-transfers.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { RecordTransfers, type RecordedTransfer } from '../payouts/record-transfers.js';
import { resendMoney } from '../unplaced/resend-money.command.js';
import { bookLine } from './book-line.command.js';
import { type Part, checkSameAccount, partsToPay } from './parts-to-pay.js';
import { PlaceLine } from './place-line.js';

export class ConfirmLineCommand extends Command<DoneOrProposed> {
  constructor(
    readonly lineUid: string,
    readonly of: ConfirmLineBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * A line of a statement is the money of an invoice, a payment, refunds or payouts of one transfer, is credit of an order's customer, or is a payout that the bank gave back: that is
 * confirmed or paid by the rules of its own desk, and the line is used up, in one transaction; far above what is owed it is proposed. Pressed twice
 * it is done once. docs/rules/bank-statements.md#confirming
 */
@CommandHandler(ConfirmLineCommand)
export class ConfirmLineHandler implements ICommandHandler<ConfirmLineCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
    private readonly transfers: RecordTransfers,
    private readonly lines: PlaceLine,
  ) {}

  async execute(command: ConfirmLineCommand): Promise<DoneOrProposed> {
    const { lineUid: uid, of } = command;
    const line = await this.database.bankStatementLine.findUnique({ where: { uid } });
    if (!line) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
    if (await this.isUsedFor(uid, command)) return { uid, isProposed: false };
    const parts = partsOf(of);
    for (const { target } of parts) checkDirection(line.amountSen, target, parts.length);
    let isProposed = false;
    try {
      isProposed = await this.database.transaction(async (tx) => {
        const shown = { ...line, bookedOn: line.bookedOn.toISOString().slice(0, 10) };
        const onlyProposed =
          line.amountSen > 0n && of.target === 'payout'
            ? await this.giveBack(tx, command)
            : await this.confirm(tx, command, shown);
        crashPoint('statement-line:before-commit');
        return onlyProposed;
      });
    } catch (error) {
      // The same press twice: the other one has done it.
      if (error instanceof DomainError && (await this.isUsedFor(uid, command))) return { uid, isProposed };
      throw inThisBody(error);
    }
    crashPoint('statement-line:committed');
    return { uid, isProposed };
  }

  /** @returns whether it is only proposed. */
  private async confirm(tx: Tx, { of, admin }: ConfirmLineCommand, line: ShownLine): Promise<boolean> {
    const { target, targetUid, reason, transfer } = of;
    if (target !== 'refund' && target !== 'payout')
      return (await this.lines.place(tx, line.uid, { target, targetUid }, { admin, reason, transfer })) === null;
    await this.payOut(tx, partsOf(of), line, { admin, reason });
    return false;
  }

  /** The bank has given back the transfer of this payout: its money is booked, and sent again once the right account is known. */
  private async giveBack(tx: Tx, { lineUid, of, admin }: ConfirmLineCommand): Promise<false> {
    const how = { admin, at: this.clock.now(), feeFrom: this.settings.threshold('refundApprovalFrom') };
    const unplacedUid = await bookLine(tx, await lockLine(tx, lineUid), how);
    const bounce = { payoutUid: of.targetUid, account: null, reason: of.reason };
    await resendMoney(tx, await lockUnplaced(tx, unplacedUid), bounce, how);
    return false;
  }

  /** All that the transfer has paid, in a sequence that others take too; then the line, which shows their sum. */
  private async payOut(tx: Tx, parts: Part[], line: ShownLine, { admin, reason = '' }: Press): Promise<void> {
    const transfer = { reference: referenceOf(line), admin, lineUid: line.uid };
    let payoutUid: string | null = null;
    const toPay = await partsToPay(tx, parts);
    await checkSameAccount(tx, toPay);
    for (const { target, targetUid } of toPay)
      if (target === 'payout' && (await this.isPaid(tx, targetUid))) {
        payoutUid = await this.recorded(tx, targetUid, line.uid, admin);
      } else {
        // What follows the first was paid by the same transfer: the line says so.
        const part: RecordedTransfer = { ...transfer, sameTransfer: payoutUid !== null };
        payoutUid =
          target === 'refund'
            ? await this.transfers.ofRefund(tx, targetUid, part)
            : await this.transfers.ofPayout(tx, targetUid, part);
      }
    const feeFrom = this.settings.threshold('refundApprovalFrom');
    const noted = { by: admin.name, byUid: admin.uid, at: this.clock.now(), reason, feeFrom };
    const feeSen = await noteTransfer(tx, line.uid, payoutUid!, noted);
    if (feeSen === 0n) return;
    await bookCharge(tx, line.uid, -feeSen);
    const change = { feeSen: String(feeSen) };
    await recordAudit(tx, admin, {
      action: 'charge',
      subject: 'statement-lines',
      subjectUid: line.uid,
      reason,
      change,
    });
  }

  private isPaid = async (tx: Tx, uid: string): Promise<boolean> =>
    (await tx.payout.count({ where: { uid, state: 'paid' satisfies PayoutState } })) > 0;

  /** It was recorded as paid by hand. */
  private async recorded(tx: Tx, uid: string, lineUid: string, admin: AdminIdentity): Promise<string> {
    const { kind, refUid } = await lockPayout(tx, uid);
    if (kind === 'refund' && (await tx.refund.count({ where: { uid: refUid, gatewayAskedAt: { not: null } } })))
      throw new DomainError('NOT_IN_BANK', 'Ini dikembalikan lewat gateway, jadi bukan dana dari baris koran ini.');
    const change = { payoutUid: uid };
    await recordAudit(tx, admin, { action: 'confirm', subject: 'statement-lines', subjectUid: lineUid, change });
    return uid;
  }

  /** By this admin: of two the second is refused, who would think that the own reason was kept. */
  private async isUsedFor(uid: string, { of, admin }: ConfirmLineCommand): Promise<boolean> {
    if (!(await this.database.bankStatementLine.count({ where: { uid, decidedByUid: admin.uid } }))) return false;
    if (of.transfer === 'same' && (await this.isJoined(uid, of))) return true;
    for (const part of partsOf(of))
      if (!(await this.database.bankStatementLine.count({ where: { uid, ...usedFor(part) } }))) return false;
    return true;
  }

  /** Pressed before, it has explained another payment of the order. */
  private async isJoined(uid: string, { targetUid }: ConfirmLineBody): Promise<boolean> {
    const order = {
      OR: [{ uid: targetUid }, { invoices: { some: { uid: targetUid } } }, { payments: { some: { uid: targetUid } } }],
    };
    return (await this.database.bankStatementLine.count({ where: { uid, payment: { order } } })) > 0;
  }
}

/** What another desk refuses by a field of its own body is, in this one, the record that the line was to be for. */
const inThisBody = (error: unknown): unknown =>
  error instanceof DomainError && error.field !== undefined && !(error.field in confirmLineBody.shape)
    ? new DomainError(error.code, error.message, error.kind, 'targetUid')
    : error;

/** Each once, also where it was named twice. */
const partsOf = ({ target, targetUid, also = [] }: ConfirmLineBody): Part[] => [
  ...new Map([{ target, targetUid }, ...also].map((part): [string, Part] => [part.targetUid, part])).values(),
];

const usedFor = ({ target, targetUid }: Part): Prisma.BankStatementLineWhereInput =>
  ({
    invoice: { payment: { invoiceUid: targetUid } },
    payment: { paymentUid: targetUid },
    order: { payment: { orderUid: targetUid } },
    refund: ofTransfer({ kind: 'refund', refUid: targetUid }),
    payout: { OR: [ofTransfer({ uid: targetUid }), { unplaced: { some: { bouncedPayoutUid: targetUid } } }] },
  })[target];
/** The first payout of the transfer, or one of the others. */
const ofTransfer = (payout: Prisma.PayoutWhereInput): Prisma.BankStatementLineWhereInput => ({
  payout: { OR: [payout, { alsoPaid: { some: payout } }] },
});

interface Press {
  admin: AdminIdentity;
  reason?: string;
}

interface ShownLine {
  uid: string;
  reference: string | null;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
}
