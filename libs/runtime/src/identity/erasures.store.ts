import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { type ErasureState, erasureMoves } from '#domain/identity/privacy/erasure';
import type { Actor } from '#domain/platform/transitions';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';

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
