import { ERROR_MESSAGE } from '#contracts/errors';
import type { ErasureObstacle } from '#contracts/http/privacy.http';
import { accountStatusOf } from '#domain/accounts/account-status';
import { planNameOf } from '#domain/catalogue/plan-name';
import { DomainError } from '#domain/domain-error';
import type { PurchaseState, ReimbursementState } from '#domain/hosts/reimbursement';
import { orderStatusOf } from '#domain/orders/order-status';
import { type ErasureState, erasureMoves, isDroppable, obstacleOf } from '#domain/privacy/erasure';
import type { Actor } from '#domain/transitions';
import type { Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';

export interface OpenMoney {
  /** What has to be settled before the person can be forgotten. */
  obstacles: ErasureObstacle[];
  /** Orders that nobody has paid for: they are cancelled. */
  droppable: string[];
}

/** What is open on the customer's orders. */
export async function readOpenMoney(tx: Tx, customerUid: string): Promise<OpenMoney> {
  const orders = await tx.order.findMany({
    where: { customerUid },
    orderBy: { createdAt: 'asc' },
    select: {
      uid: true,
      number: true,
      status: true,
      account: { select: { status: true } },
      purchases: { select: { state: true } },
      reimbursement: { select: { state: true } },
      variant: { select: { package: { select: { name: true, provider: { select: { name: true } } } } } },
    },
  });
  const open: OpenMoney = { obstacles: [], droppable: [] };
  for (const { uid, number, status, account, purchases, reimbursement, variant } of orders) {
    if (!account) continue;
    const money = {
      order: orderStatusOf(status),
      account: accountStatusOf(account.status),
      purchases: purchases.map(({ state }) => state as PurchaseState),
      reimbursement: (reimbursement?.state ?? null) as ReimbursementState | null,
    };
    const kind = obstacleOf(money);
    if (kind)
      open.obstacles.push({
        kind,
        orderUid: uid,
        orderNumber: number,
        plan: planNameOf(variant.package.provider.name, variant.package.name),
      });
    else if (isDroppable(money)) open.droppable.push(uid);
  }
  return open;
}

/** The wish that was not withdrawn, if there is one. */
export const readErasure = (tx: Tx, customerUid: string) =>
  tx.erasure.findFirst({ where: { customerUid, state: { not: 'withdrawn' } } });

/** Takes the wish back. The caller has locked the customer. @throws DomainError when there is none, or it is too late. */
export async function withdrawErasure(tx: Tx, customerUid: string, actor: Actor, at: Date): Promise<void> {
  const erasure = await readErasure(tx, customerUid);
  if (!erasure) throw new DomainError('NO_ERASURE', 'Tidak ada permintaan hapus akun yang menunggu.');
  if (erasure.state !== 'requested') throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  const state = erasureMoves.after(erasure.state as ErasureState, 'withdraw', actor);
  await tx.erasure.update({ where: { uid: erasure.uid }, data: { state, withdrawnAt: at }, select: { uid: true } });
  await announce(tx, 'erasure.withdrawn', { erasureUid: erasure.uid });
}
