import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MoveQurbanBody } from '#contracts/products/qurban/qurban.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { addSen, sen } from '#domain/platform/sen';
import type { ParticipationState } from '#domain/products/qurban/participation';
import type { QurbanAnimal, QurbanParticipation } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { fillIfPaid, lockAnimals } from '#runtime/products/qurban/participations.store';
import { moveOrderTo } from '#runtime/products/qurban/transfers.store';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import type { Cause } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

const subject = 'qurban-shares';

export class MoveQurbanShareCommand extends Command<{ uid: string }> {
  constructor(
    readonly orderUid: string,
    readonly body: MoveQurbanBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class RefundQurbanShareCommand extends Command<{ uid: string }> {
  constructor(
    readonly orderUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The shares of a paid order go to another open animal of the same season, kind and price. The customer gets a message. */
@CommandHandler(MoveQurbanShareCommand)
export class MoveQurbanShareHandler implements ICommandHandler<MoveQurbanShareCommand> {
  constructor(private readonly database: Database) {}

  async execute({ orderUid, body: { animalUid, reason }, admin }: MoveQurbanShareCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { found, from, to } = await lockBoth(tx, orderUid, animalUid);
      if (found.animalUid === animalUid) return;
      checkMove(found, from, to);
      await moveOrderTo(tx, found, to, { reason, by: admin.name });
      await fillIfPaid(tx, to.uid);
      const change = { from: from.code, to: to.code };
      await recordAudit(tx, admin, { action: 'move', subject, subjectUid: orderUid, reason, change });
    });
    return { uid: orderUid };
  }
}

/** The order as it is under the locks of both animals. @throws Refusal 404. */
async function lockBoth(tx: Tx, orderUid: string, animalUid: string) {
  const before = await tx.qurbanParticipation.findUnique({ where: { orderUid } });
  if (!before) throw new Refusal('NOT_FOUND', 404);
  const locked = await lockAnimals(tx, [before.animalUid, animalUid]);
  const found = await tx.qurbanParticipation.findUniqueOrThrow({ where: { orderUid } });
  const from = locked.find(({ uid }) => uid === found.animalUid);
  const to = locked.find(({ uid }) => uid === animalUid);
  if (!to) throw new DomainError('NOT_FOUND', 'Hewan ini tidak ada.', 'invalid', 'animalUid');
  // Moved by another admin between the two reads.
  if (!from) throw new DomainError('EDIT_CONFLICT', 'Bagian ini baru saja dipindah. Muat ulang, ya.');
  return { found, from, to };
}

function checkMove({ state }: QurbanParticipation, from: QurbanAnimal, to: QurbanAnimal): void {
  if (state !== ('paid' satisfies ParticipationState))
    throw new DomainError(
      'QURBAN_NOT_MOVABLE',
      'Hanya bagian yang sudah lunas dan belum dibelikan yang bisa dipindah.',
    );
  if (from.state !== 'open' || to.state !== 'open')
    throw new DomainError('QURBAN_NOT_MOVABLE', 'Kedua hewannya harus masih dibuka.', 'conflict', 'animalUid');
  const same = (['seasonUid', 'kind', 'priceSen', 'feeSen'] as const).every((field) => from[field] === to[field]);
  if (!same)
    throw new DomainError(
      'QURBAN_NOT_MOVABLE',
      'Pilih hewan dari musim, jenis, dan harga yang sama.',
      'conflict',
      'animalUid',
    );
}

/** The money goes back to the customer while the animal is not complete; the seats are free again. */
@CommandHandler(RefundQurbanShareCommand)
export class RefundQurbanShareHandler implements ICommandHandler<RefundQurbanShareCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ orderUid, reason, admin }: RefundQurbanShareCommand): Promise<{ uid: string }> {
    const cause: Cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason };
    await this.database.transaction(async (tx) => {
      if (!(await tx.qurbanParticipation.count({ where: { orderUid } }))) throw new Refusal('NOT_FOUND', 404);
      const order = await lockWholeOrder(tx, this.lines, orderUid);
      await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
      const invoice = await tx.invoice.findFirstOrThrow({ where: { orderUid, purpose: 'purchase' } });
      const items = await tx.orderItem.findMany({ where: { orderUid }, select: { feeSen: true } });
      const fee = addSen(...items.map(({ feeSen }) => sen(feeSen)));
      await refundInvoice(tx, invoice, { fee, reason, by: admin.name, byUid: admin.uid, at: this.clock.now() });
      await recordAudit(tx, admin, { action: 'refund', subject, subjectUid: orderUid, reason });
    });
    return { uid: orderUid };
  }
}
