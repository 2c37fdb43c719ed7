import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResendMoneyBody } from '#contracts/sales/unplaced.admin.http';
import type { Sen } from '#domain/platform/sen';
import { type UnplacedState, checkUnplaced } from '#domain/sales/unplaced/unplaced-money';
import { accountEnding } from '#domain/sales/refunds/refund';
import type { UnplacedMoney } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { Database, type Tx } from '#runtime/platform/db/database';
import { type Bounce, resendUnplaced } from '#runtime/sales/bounced.store';
import { checkSeen, lockUnplaced } from '#runtime/sales/unplaced.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { wholeAccount } from './whole-account.js';

export class ResendMoneyCommand extends Command<{ uid: string }> {
  constructor(
    readonly unplacedUid: string,
    readonly body: ResendMoneyBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * The bank has given a transfer of the shop back: it is sent again, to an account that another admin approves. Pressed twice it is done
 * once. docs/rules/payments.md#bounced
 */
@CommandHandler(ResendMoneyCommand)
export class ResendMoneyHandler implements ICommandHandler<ResendMoneyCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * @returns the uid of the money that is sent again: a part of this, where more has come.
   * @throws DomainError 404, UNPLACED_NOT_OPEN, LEFT_CHANGED and what `resendUnplaced` refuses. @throws Refusal 422 for half an account.
   */
  async execute({ unplacedUid, body, admin }: ResendMoneyCommand): Promise<{ uid: string }> {
    const { payoutUid, reason, left, ...typed } = body;
    const account = wholeAccount(typed);
    const uid = await this.database.transaction(async (tx) => {
      const money = await lockUnplaced(tx, unplacedUid);
      checkUnplaced(money.state as UnplacedState);
      // It takes what was sent, however much more has come; what the bank has kept of it rests on what is left.
      if (left !== undefined) await checkSeen(tx, money, { left, isPart: false });
      const feeFrom = this.settings.threshold('refundApprovalFrom');
      return resendMoney(tx, money, { payoutUid, account, reason }, { admin, at: this.clock.now(), feeFrom });
    });
    return { uid };
  }
}

/** The same in the transaction of a caller who has locked the money. @returns the uid of the money that is sent again. */
export async function resendMoney(
  tx: Tx,
  money: UnplacedMoney,
  bounce: Bounce,
  { admin, at, feeFrom }: { admin: AdminIdentity; at: Date; feeFrom: Sen },
): Promise<string> {
  const { unplacedUid, payoutUid, keptSen } = await resendUnplaced(tx, money, bounce, { by: admin, at, feeFrom });
  const change = {
    payoutUid,
    bouncedPayoutUid: bounce.payoutUid,
    ...(bounce.account && { account: accountEnding(bounce.account) }),
    ...(keptSen > 0n && { feeSen: String(keptSen) }),
  };
  const { reason } = bounce;
  await recordAudit(tx, admin, {
    action: 'resend',
    subject: 'unplaced-money',
    subjectUid: unplacedUid,
    ...(reason && { reason }),
    change,
  });
  return unplacedUid;
}
