import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { type ProductState, isAvailable, productMoves } from '#domain/products/sekeranjang/product-state';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { shortenAnswers } from '#runtime/products/sekeranjang/asked-again';
import { type LockedProduct, lockProduct } from '#runtime/products/sekeranjang/shares.store';
import { checkPreparedWeight } from '#runtime/sales/shipping/shipments.store';
import type { Prisma } from '#runtime/generated/prisma/client';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { checkEnd } from './save-product.command.js';

/** `close` ends a product now instead of at its time: it moves the due column, and the sweep decides. */
export type AdminMove = 'accept' | 'reject' | 'buy' | 'close';

export class MoveSekeranjangCommand extends Command<{ uid: string }> {
  constructor(
    readonly productUid: string,
    readonly move: AdminMove,
    readonly reason: string | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An admin decides about a proposal, ends a product early, or has bought it. The customers get messages. */
@CommandHandler(MoveSekeranjangCommand)
export class MoveSekeranjangHandler implements ICommandHandler<MoveSekeranjangCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ productUid: uid, move, reason, admin }: MoveSekeranjangCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const product = await lockProduct(tx, uid);
      if (!product) throw new Refusal('NOT_FOUND', 404);
      const data = move === 'close' ? this.closing(product, reason) : await this.moving(tx, product, move, reason);
      await tx.sekeranjangProduct.update({
        where: { uid },
        data: { ...data, version: { increment: 1 } },
        select: { uid: true },
      });
      if (move === 'close') await shortenAnswers(tx, uid, this.clock.now());
      if (move === 'accept') await announce(tx, 'sekeranjang.accepted', { productUid: uid });
      if (move === 'reject') await announce(tx, 'sekeranjang.rejected', { productUid: uid });
      await recordAudit(tx, admin, {
        action: move,
        subject: 'sekeranjang-products',
        subjectUid: uid,
        ...(reason !== null && { reason }),
      });
    });
    return { uid };
  }

  private closing(
    { state, promoEndAt }: LockedProduct,
    reason: string | null,
  ): Prisma.SekeranjangProductUncheckedUpdateInput {
    if (!isAvailable({ state: state as ProductState, promoEndAt }, this.clock.now()))
      throw new DomainError('SEKERANJANG_ENDED', 'Produk ini sudah berakhir atau belum berjalan.');
    return { promoEndAt: this.clock.now(), reason };
  }

  private async moving(
    tx: Tx,
    { uid: productUid, state, promoEndAt, weightGrams }: LockedProduct,
    move: Exclude<AdminMove, 'close'>,
    reason: string | null,
  ): Promise<Prisma.SekeranjangProductUncheckedUpdateInput> {
    const after = productMoves.after(state as ProductState, move, 'admin');
    if (move === 'accept') {
      await checkPreparedWeight(tx, weightGrams);
      if (!(await tx.sekeranjangPicture.count({ where: { productUid } })))
        throw new DomainError('NOT_READY_TO_SELL', 'Tambahkan dulu paling sedikit satu foto.');
      checkEnd({ promoEndAt }, this.clock.now());
    }
    return {
      state: after,
      ...(move === 'reject' && { reason }),
      ...(move === 'buy' && { boughtAt: this.clock.now() }),
    };
  }
}
