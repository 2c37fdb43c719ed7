import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UNKNOWN_FIELD } from '#contracts/errors';
import type { GiveAnswersBody } from '#contracts/products/subscriptions/answers.http';
import { DomainError } from '#domain/platform/domain-error';
import type { OpenQuestions } from '#domain/products/subscriptions/open-questions';
import { HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import { isClosedOrder } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { requestPurchase } from '#runtime/products/subscriptions/host-tasks.store';
import { closeQuestions } from '#runtime/products/subscriptions/open-questions.store';
import { lockSeatedOrder } from '#runtime/products/subscriptions/seats.store';
import { Refusal, invalid } from '../../../platform/http/errors/refusal.js';
import { type CheckedPlan, checkAnswers } from '../eligibility/check-answers.js';
import { recordEligibility } from '../eligibility/record-eligibility.js';
import { checkDuties } from '../hosts/check-duties.js';
import { recordCommitment } from '../hosts/record-commitment.js';
import { readAsked } from './read-asked.js';

export class GiveAnswersCommand extends Command<void> {
  constructor(
    readonly orderUid: string,
    readonly customerUid: string,
    readonly body: GiveAnswersBody,
  ) {
    super();
  }
}

/**
 * The buyer answers what the order came without; from then on it is paid, or bought, like every other. Given again, the first
 * answers stay. docs/rules/eligibility.md#later-answers
 */
@CommandHandler(GiveAnswersCommand)
export class GiveAnswersHandler implements ICommandHandler<GiveAnswersCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Refusal 404 for another one's order, 422 naming what is missing or wrong;
   * DomainError ORDER_CLOSED.
   */
  async execute({ orderUid, customerUid, body }: GiveAnswersCommand): Promise<void> {
    const mine = await this.database.order.count({ where: { uid: orderUid, customerUid, account: { isNot: null } } });
    if (!mine) throw new Refusal('ORDER_NOT_FOUND', 404);
    await this.database.transaction((tx) => this.answer(tx, orderUid, customerUid, body));
  }

  private async answer(tx: Tx, orderUid: string, customerUid: string, body: GiveAnswersBody): Promise<void> {
    const { group, order } = await lockSeatedOrder(tx, orderUid);
    const found = await readAsked(tx, orderUid, customerUid);
    if (!found?.questions) return;
    if (isClosedOrder(order.status))
      throw new DomainError('ORDER_CLOSED', 'Pesanan ini sudah ditutup, jadi tidak perlu dijawab lagi.');
    const at = this.clock.now();
    const { eligibility, duties } = checkAll(found.questions, found.plan, body);
    const answered = { orderUid, customerUid, groupUid: group.uid, at };
    await closeQuestions(tx, { orderUid, accountUid: order.account.uid }, at);
    if (eligibility) await recordEligibility(tx, eligibility, answered);
    if (duties) await recordCommitment(tx, duties, answered);
    if (order.account.role === 'host') await requestPurchase(tx, group.uid, at);
  }
}

/** Everything that is open has to be answered; what is not asked is refused. */
function checkAll({ rules, asksDuties }: OpenQuestions, plan: CheckedPlan, body: GiveAnswersBody) {
  const asksRules = rules.length > 0;
  if (!asksRules && body.eligibility) throw invalid({ field: 'eligibility', message: UNKNOWN_FIELD });
  const hostDuties = body.hostDuties ?? (asksDuties ? { version: HOST_DUTIES.version, accepted: false } : undefined);
  return {
    eligibility: asksRules ? checkAnswers(plan, body.eligibility ?? { answers: {} }) : null,
    duties: checkDuties({ isHost: asksDuties }, hostDuties),
  };
}
