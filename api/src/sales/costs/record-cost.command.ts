import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { RecordCostBody } from '#contracts/sales/costs.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { sen, toSen } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { type CostOf, lockCost, proposeReversal, withdrawCost } from '#runtime/sales/costs.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Costs, type TypedCost } from './take-cost.js';

export class RecordCostCommand extends Command<DoneOrProposed> {
  constructor(
    readonly of: CostOf,
    readonly body: RecordCostBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class ApproveCostCommand extends Command<DoneOrProposed> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class WithdrawCostCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A cost of a kind that a line has registered, for one of its records. docs/rules/costs.md @returns its uid. */
@CommandHandler(RecordCostCommand)
export class RecordCostHandler implements ICommandHandler<RecordCostCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly costs: Costs,
  ) {}

  /** @throws DomainError 404, and what `Costs.take` refuses. */
  async execute({ of, body, admin }: RecordCostCommand): Promise<DoneOrProposed> {
    const { amount, payee, ...transfer } = body;
    return this.database.transaction(async (tx) => {
      const cost = await typedCost(tx, this.lines, of, { amountSen: toSen(amount), payee });
      return this.costs.take(tx, cost, transfer, admin);
    });
  }
}

/** Another admin takes what waits, as it was proposed. What a line books by itself is taken at its own desk. */
@CommandHandler(ApproveCostCommand)
export class ApproveCostHandler implements ICommandHandler<ApproveCostCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly costs: Costs,
  ) {}

  /** @throws DomainError 404, OTHER_DESK, OWN_COST, 409 where it does not wait (any more). */
  async execute({ uid, admin }: ApproveCostCommand): Promise<DoneOrProposed> {
    return this.database.transaction(async (tx) => {
      const cost = await lockCost(tx, uid);
      if (!this.lines.costSource(cost.kind))
        throw new DomainError(
          'OTHER_DESK',
          'Biaya ini disetujui di daftarnya sendiri: catat jumlah yang sama di sana.',
        );
      if (cost.state === 'proposed' && cost.byUid === admin.uid)
        throw new DomainError('OWN_COST', 'Kamu yang mengajukan biaya ini. Minta admin lain menyetujuinya.');
      if (cost.state !== 'proposed') throw new DomainError('EDIT_CONFLICT', ERROR_MESSAGE.EDIT_CONFLICT);
      const { amountSen, payee, reference, sameTransfer } = cost;
      const typed = await typedCost(tx, this.lines, cost, { amountSen: sen(amountSen), payee });
      const transfer = { reference, reason: '', ...(sameTransfer && { sameTransfer: true }) };
      return this.costs.take(tx, typed, transfer, admin);
    });
  }
}

/** What was proposed is not taken, or not taken back; any admin of finance may say so. */
@CommandHandler(WithdrawCostCommand)
export class WithdrawCostHandler implements ICommandHandler<WithdrawCostCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404, 409 where it does not wait (any more). */
  async execute({ uid, reason, admin }: WithdrawCostCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const cost = await lockCost(tx, uid);
      if (cost.state === 'booked' && cost.reversalByUid) await proposeReversal(tx, cost, null);
      else await withdrawCost(tx, cost, admin, this.clock.now());
      await recordAudit(tx, admin, { action: 'withdraw', subject: 'costs', subjectUid: uid, reason });
    });
    return { uid };
  }
}

async function typedCost(
  tx: Tx,
  lines: ProductLines,
  { kind, subjectUid }: CostOf,
  typed: Pick<TypedCost, 'amountSen' | 'payee'>,
): Promise<TypedCost> {
  const source = lines.costSource(kind);
  if (!source) throw new Error(`no line has costs of the kind ${kind}`);
  const subject = await source.find(tx, subjectUid);
  if (!subject) throw notFound();
  return { kind, subjectUid, account: source.account, ...subject, ...typed };
}

const notFound = () => new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
