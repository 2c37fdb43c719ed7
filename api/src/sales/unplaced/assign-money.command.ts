import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type UnplacedState, checkUnplaced } from '#domain/sales/unplaced/unplaced-money';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockUnplaced, moveUnplaced } from '#runtime/sales/unplaced.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { CreditOfLine } from '../statements/credit-of-line.js';
import { findByNumber, invoicesOf, unknownNumber } from '../statements/find-by-number.js';
import { MoneyOfLine } from '../statements/money-of-line.js';

export class AssignMoneyCommand extends Command<{ uid: string }> {
  constructor(
    readonly unplacedUid: string,
    /** Of an order or invoice. */
    readonly number: string,
    /** `credit`: it pays nothing, and is kept for the customer of that order. */
    readonly as: 'assign' | 'credit',
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const WHY = 'Dana masuk tanpa tagihan';

/**
 * Money that could not be placed becomes a confirmed payment: of an open invoice (less, exactly, more), late money, or credit of the
 * customer. Placed once, whatever is pressed twice. docs/rules/bank-statements.md#unplaced-money
 */
@CommandHandler(AssignMoneyCommand)
export class AssignMoneyHandler implements ICommandHandler<AssignMoneyCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly money: MoneyOfLine,
    private readonly credit: CreditOfLine,
  ) {}

  /** @throws DomainError 404, UNPLACED_NOT_OPEN, and what the payment refuses. @throws Refusal 422 for the number. */
  async execute({ unplacedUid: uid, number, as, admin }: AssignMoneyCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      // First the money, then its line, then the order.
      const money = await lockUnplaced(tx, uid);
      checkUnplaced(money.state as UnplacedState);
      const paymentUid =
        as === 'credit'
          ? await this.keep(tx, money.lineUid, number, admin)
          : await this.pay(tx, money.lineUid, number, admin);
      await moveUnplaced(tx, money, as, { paymentUid, decidedBy: admin.name, decidedAt: this.clock.now() });
      await recordAudit(tx, admin, { action: as, subject: 'unplaced-money', subjectUid: uid, change: { paymentUid } });
      crashPoint('statement-line:before-commit');
    });
    crashPoint('statement-line:committed');
    return { uid };
  }

  private async keep(tx: Tx, lineUid: string, number: string, admin: AdminIdentity): Promise<string> {
    const [latest] = await invoicesOf(tx, number);
    if (!latest) throw unknownNumber();
    return this.credit.keep(tx, lineUid, latest.orderUid, admin, { use: 'place', why: WHY });
  }

  private async pay(tx: Tx, lineUid: string, number: string, admin: AdminIdentity): Promise<string> {
    const { target, targetUid } = await findByNumber(tx, number);
    if (target === 'order') return this.credit.keep(tx, lineUid, targetUid, admin, { use: 'place' });
    return target === 'invoice'
      ? this.money.forInvoice(tx, lineUid, targetUid, admin, 'place')
      : this.money.forPayment(tx, lineUid, targetUid, admin, 'place');
  }
}
