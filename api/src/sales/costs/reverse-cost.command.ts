import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { DomainError } from '#domain/platform/domain-error';
import { type CostState, costMoves, fateOfReversal } from '#domain/sales/costs/cost';
import { checkNothingRecovered } from '#domain/sales/costs/recovery';
import { checkSecondAdmin } from '#runtime/platform/admins/second-admin.store';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { recoveredOf } from '#runtime/sales/cost-recoveries.store';
import { lockCost, proposeReversal, reverseCost } from '#runtime/sales/costs.store';
import { decidedAlone, noteDecidedAlone } from '#runtime/sales/decided-alone.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class ReverseCostCommand extends Command<DoneOrProposed> {
  constructor(
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A cost was booked by mistake: an opposite entry takes it back, a large one by the word of two admins. docs/rules/costs.md#mistakes */
@CommandHandler(ReverseCostCommand)
export class ReverseCostHandler implements ICommandHandler<ReverseCostCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError 404, COST_OF_PURCHASE, COST_RECOVERED, NOT_SECOND_ADMIN, TRANSFER_SHOWN, 409 where it is not booked (any more). */
  async execute({ uid, reason, admin }: ReverseCostCommand): Promise<DoneOrProposed> {
    const isProposed = await this.database.transaction(async (tx) => {
      const cost = await lockCost(tx, uid);
      if (!this.lines.costSource(cost.kind))
        throw new DomainError(
          'COST_OF_PURCHASE',
          'Biaya ini bagian dari pembelian di daftarnya sendiri, jadi tidak bisa dibatalkan di sini.',
        );
      costMoves.after(cost.state as CostState, 'reverse', 'admin');
      checkNothingRecovered(await recoveredOf(tx, uid));
      const [at, byUid, { amountSen, reversalByUid }] = [this.clock.now(), admin.uid, cost];
      const alone = { kind: 'spent', byUid, at } as const;
      const { aloneSen: spentAloneSen } = await decidedAlone(tx, alone);
      const wish = { amountSen, byUid, spentAloneSen };
      const fate = fateOfReversal(wish, this.settings.threshold('payoutApprovalFrom'), reversalByUid);
      const mistake = { reason, by: admin, at };
      const audit = { subject: 'costs', subjectUid: uid, reason, change: { amountSen: String(amountSen) } } as const;
      if (fate === 'propose') {
        // The same press twice.
        if (reversalByUid) return true;
        await proposeReversal(tx, cost, mistake);
        await recordAudit(tx, admin, { ...audit, action: 'propose-reversal' });
        return true;
      }
      if (fate === 'take-as-second')
        await checkSecondAdmin(tx, { firstUid: reversalByUid!, byUid, at, permission: 'costs.reverse' });
      const payoutUid = await reverseCost(tx, cost, mistake);
      if (fate === 'take') await noteDecidedAlone(tx, { ...alone, subjectUid: payoutUid, amountSen });
      await recordAudit(tx, admin, { ...audit, action: 'reverse' });
      return false;
    });
    return { uid, isProposed };
  }
}
