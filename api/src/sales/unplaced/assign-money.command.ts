import { randomUUID } from 'node:crypto';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { PlaceMoneyBody } from '#contracts/sales/unplaced.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { toSen } from '#domain/platform/sen';
import { type UnplacedState, checkPart, checkUnplaced } from '#domain/sales/unplaced/unplaced-money';
import type { UnplacedMoney } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import {
  checkSeen,
  isDivided,
  joinUnplaced,
  lockUnplaced,
  moveUnplaced,
  splitUnplaced,
} from '#runtime/sales/unplaced.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { findByNumber, invoicesOf, unknownNumber } from '../statements/find-by-number.js';
import type { PartOfLine } from '../statements/propose-line.js';
import { type MoneyTarget, PlaceLine } from '../statements/place-line.js';
import { WithdrawLineCommand } from '../statements/withdraw-line.command.js';

export class AssignMoneyCommand extends Command<DoneOrProposed> {
  constructor(
    readonly unplacedUid: string,
    /** With the number of an order or invoice. */
    readonly body: PlaceMoneyBody,
    /** `credit`: it pays nothing, and is kept for the customer of that order. */
    readonly as: 'assign' | 'credit',
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

export class WithdrawMoneyCommand extends Command<{ uid: string }> {
  constructor(
    readonly unplacedUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const WHY = 'Dana masuk tanpa tagihan';

/**
 * Money that could not be placed becomes a confirmed payment: of an open invoice (less, exactly, more), late money, or credit of the
 * customer; or it is joined to the one that was confirmed by hand. All of it, or a part. Far above what is owed it is proposed, and waits. Placed once, whatever is pressed twice. docs/rules/bank-statements.md#unplaced-money
 */
@CommandHandler(AssignMoneyCommand)
export class AssignMoneyHandler implements ICommandHandler<AssignMoneyCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: PlaceLine,
  ) {}

  /** @throws DomainError 404, UNPLACED_NOT_OPEN, LEFT_CHANGED, PROPOSAL_WAITS, and what the payment refuses. @throws Refusal 422 for the number, the amount or what was left. */
  async execute({
    unplacedUid: uid,
    body: { number, amount, left, ...said },
    as,
    admin,
  }: AssignMoneyCommand): Promise<DoneOrProposed> {
    const isProposed = await this.database.transaction(async (tx) => {
      // First the money, then its line, then the order.
      const money = await lockUnplaced(tx, uid);
      checkUnplaced(money.state as UnplacedState);
      const of = as === 'credit' ? await creditOf(tx, number) : await findByNumber(tx, number);
      const why = as === 'credit' ? WHY : undefined;
      const part = await partOf(tx, money, { amount, left });
      const use = part ? 'part' : 'place';
      const placed = await this.lines.place(tx, money.lineUid, of, { ...said, admin, use, part, why });
      if (placed) {
        const at = this.clock.now();
        const taken = part
          ? await splitUnplaced(tx, money, part.amountSen, { by: admin.name, at, uid: part.uid })
          : money;
        const decided = { decidedBy: admin.name, decidedAt: at };
        const { paymentUid, isJoined } = placed;
        // What is joined whole is named by its line.
        if (isJoined) await joinUnplaced(tx, taken, { ...decided, ...(part && { paymentUid }) });
        else await moveUnplaced(tx, taken, as, { paymentUid, ...decided });
        const action = isJoined ? 'join' : as;
        const isOfMore = taken.uid !== uid;
        const change = { paymentUid, ...(isOfMore && { partOf: uid, amountSen: taken.amountSen.toString() }) };
        await recordAudit(tx, admin, { action, subject: 'unplaced-money', subjectUid: taken.uid, change });
      }
      crashPoint('statement-line:before-commit');
      return placed === null;
    });
    crashPoint('statement-line:committed');
    return { uid, isProposed };
  }
}

/** What was proposed of it is not taken: its line has the proposal. */
@CommandHandler(WithdrawMoneyCommand)
export class WithdrawMoneyHandler implements ICommandHandler<WithdrawMoneyCommand> {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  /** @throws DomainError 404, NOTHING_PROPOSED. */
  async execute({ unplacedUid: uid, reason, admin }: WithdrawMoneyCommand): Promise<{ uid: string }> {
    const money = await this.database.unplacedMoney.findUnique({ where: { uid }, select: { lineUid: true } });
    if (!money) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
    const at = { subject: 'unplaced-money', subjectUid: uid } as const;
    await this.commands.execute(new WithdrawLineCommand(money.lineUid, reason, admin, at));
    return { uid };
  }
}

/** The part that is placed; undefined: all that came with the line. @throws DomainError PART_AMOUNT, LEFT_CHANGED, LEFT_MISSING. */
async function partOf(
  tx: Tx,
  money: UnplacedMoney,
  { amount, left }: Pick<PlaceMoneyBody, 'amount' | 'left'>,
): Promise<PartOfLine | undefined> {
  const { uid: fromUid, amountSen: leftSen } = money;
  const amountSen = amount === undefined ? leftSen : toSen(amount);
  await checkSeen(tx, money, { left, isPart: amount !== undefined });
  checkPart(amountSen, leftSen);
  if (amountSen < leftSen) return { fromUid, uid: randomUUID(), amountSen };
  return (await isDivided(tx, money)) ? { fromUid, uid: fromUid, amountSen } : undefined;
}

/** The order, whether anything of it waits or not. */
async function creditOf(tx: Tx, number: string): Promise<MoneyTarget> {
  const [latest] = await invoicesOf(tx, number);
  if (!latest) throw unknownNumber();
  return { target: 'order', targetUid: latest.orderUid };
}
