import { Injectable } from '@nestjs/common';
import type { CostTransferFields } from '#contracts/sales/costs.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { type Sen, formatSen } from '#domain/platform/sen';
import { aboveExpected, fateOfCost } from '#domain/sales/costs/cost';
import type { CostAccount } from '#domain/sales/ledger/ledger-account';
import type { Cost } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { checkSecondAdmin } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import {
  type CostOf,
  bookCost,
  costWithReference,
  lockCosts,
  proposeCost,
  proposedCost,
  spentOn,
} from '#runtime/sales/costs.store';
import { decidedAlone, noteDecidedAlone } from '#runtime/sales/decided-alone.store';
import type { CostSubject } from '#runtime/sales/product-line';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

/** What was paid for, and how much. */
export interface TypedCost extends CostOf, CostSubject {
  /** Null: the line books it by an entry of its own. */
  account: CostAccount | null;
  amountSen: Sen;
  payee: string;
}
/** `isProposed`: it waits for another admin, and nothing else may be changed. */
export interface TakenCost {
  uid: string;
  isProposed: boolean;
}

/** The one way in which money that the shop has paid for something is recorded. docs/rules/costs.md */
@Injectable()
export class Costs {
  constructor(
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * Books a cost, or proposes it where it needs two admins. The same again is the first one. The caller has locked the record.
   * @throws DomainError REASON_NEEDED, COST_PROPOSED, NOT_SECOND_ADMIN, REFERENCE_USED, REFERENCE_OF_SAME_ACCOUNT, TRANSFER_SHOWN.
   */
  async take(
    tx: Tx,
    cost: TypedCost,
    { reference, sameTransfer, reason }: CostTransferFields,
    admin: AdminIdentity,
  ): Promise<TakenCost> {
    await lockCosts(tx, cost);
    const done = await costWithReference(tx, cost, reference);
    if (done) return { uid: sameCost(done, cost), isProposed: false };
    const proposed = await proposedCost(tx, cost, { payee: cost.payee, reference });
    const [spentSen, at] = [await spentOn(tx, cost), this.clock.now()];
    const [large, farAbove] = [
      this.settings.threshold('payoutApprovalFrom'),
      this.settings.threshold('refundApprovalFrom'),
    ];
    const typed = { amountSen: cost.amountSen, byUid: admin.uid, reason };
    const alone = { byUid: admin.uid, at };
    const aboveSen = aboveExpected(cost.amountSen, { expectedSen: cost.expectedSen, spentSen });
    const byWord = aboveSen > 0n ? await decidedAlone(tx, { ...alone, kind: 'cost' }) : {};
    const spent = await decidedAlone(tx, { ...alone, kind: 'spent' });
    const soFar = {
      expectedSen: cost.expectedSen,
      spentSen,
      ...byWord,
      spentAloneSen: spent.aloneSen,
      spentWays: spent.ways,
    };
    const fate = fateOfCost(typed, soFar, { large, farAbove }, proposed);
    if (fate === 'take-as-second')
      await checkSecondAdmin(tx, { ...alone, firstUid: proposed!.byUid, permission: 'costs.approve' });
    const data = { ...cost, reference, sameTransfer: sameTransfer === true, ...(reason && { reason }) };
    const change = { amountSen: String(cost.amountSen), payee: cost.payee, reference, kind: cost.kind };
    const audit = { subject: 'costs', change, ...(reason && { reason }) } as const;
    if (fate === 'propose') {
      // The same press twice.
      if (proposed) return { uid: proposed.uid, isProposed: true };
      const uid = await proposeCost(tx, { ...data, by: admin.name, byUid: admin.uid, at });
      await recordAudit(tx, admin, { ...audit, action: 'propose', subjectUid: uid });
      return { uid, isProposed: true };
    }
    const uid = await bookCost(tx, data, proposed, { by: admin, at, otherPayerFrom: large });
    if (fate === 'take') await noteCost(tx, { ...alone, subjectUid: uid }, cost.amountSen, aboveSen);
    await recordAudit(tx, admin, { ...audit, action: proposed ? 'approve' : 'record-cost', subjectUid: uid });
    return { uid, isProposed: false };
  }
}

/** All of it counts, and what is above the expected besides. */
async function noteCost(
  tx: Tx,
  alone: { byUid: string; at: Date; subjectUid: string },
  amountSen: bigint,
  aboveSen: bigint,
): Promise<void> {
  await noteDecidedAlone(tx, { ...alone, kind: 'spent', amountSen });
  if (aboveSen > 0n) await noteDecidedAlone(tx, { ...alone, kind: 'cost', amountSen: aboveSen });
}

/** @throws DomainError REFERENCE_USED where the same transfer has paid another amount of it. */
function sameCost(done: Cost, { amountSen }: TypedCost): string {
  if (done.amountSen === amountSen) return done.uid;
  throw new DomainError(
    'REFERENCE_USED',
    `Transfer ini sudah dicatat untuk hal yang sama, sebesar ${formatSen(done.amountSen)}.`,
    'conflict',
    'reference',
  );
}
