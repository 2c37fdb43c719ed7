import { type ErrandAction, type ErrandState, errandMoves } from '#domain/products/errands/errand';
import type { Actor } from '#domain/platform/transitions';
import type { Errand, Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';

/** Locks an errand until the end of the transaction; null for an unknown uid. */
export async function lockErrand(tx: Tx, uid: string): Promise<Errand | null> {
  const [errand] = await lockAndRead<Errand>(tx, 'errand', [uid]);
  return errand ?? null;
}

/** Locks the errands of orders, in the sequence of their uids. */
export async function lockErrandsOf(tx: Tx, orderUids: string[]): Promise<void> {
  const errands = await tx.errand.findMany({ where: { orderUid: { in: orderUids } }, select: { uid: true } });
  if (errands.length > 0)
    await lockAndRead(
      tx,
      'errand',
      errands.map(({ uid }) => uid),
    );
}

/** Takes one step of the table. The caller has locked the errand. @throws DomainError 409 when the step is not open. */
export async function moveErrand(
  tx: Tx,
  { uid, state }: Pick<Errand, 'uid' | 'state'>,
  action: ErrandAction,
  actor: Actor,
  also: Prisma.ErrandUncheckedUpdateInput = {},
): Promise<void> {
  const to = errandMoves.after(state as ErrandState, action, actor);
  await tx.errand.update({
    where: { uid, state },
    data: { ...also, state: to, version: { increment: 1 } },
    select: { uid: true },
  });
}
