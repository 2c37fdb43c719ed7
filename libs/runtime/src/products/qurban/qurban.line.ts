import { QURBAN_CONTROL_ACCOUNTS } from '#runtime/products/qurban/control-accounts';
import { ERASED_TEXT } from '#domain/platform/erased-text';
import { DomainError } from '#domain/platform/domain-error';
import { closedEarlyText } from '#domain/sales/orders/ended-early';
import type { ParticipationState } from '#domain/products/qurban/participation';
import { keptUntil, nextInstalment } from '#domain/products/qurban/saving-plan';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import { Prisma } from '#runtime/generated/prisma/client';
import { fillIfPaid, lockAnimalsOf, moveParticipation } from '#runtime/products/qurban/participations.store';
import { QURBAN_SECTIONS } from '#runtime/products/qurban/qurban-sections';
import { bookBack } from '#runtime/products/qurban/transfers.store';
import type { ProductLine } from '#runtime/sales/product-line';
import type { Tx } from '#runtime/platform/db/database';

/** Animals of a season in shares: an order holds seats until it is paid or closed. docs/rules/qurban.md */
export const qurban: ProductLine = {
  name: 'qurban',
  controlAccounts: QURBAN_CONTROL_ACCOUNTS,
  heldFor: Prisma.sql`SELECT NULL::uuid AS order_uid, uid AS subject_uid, uid, code AS label FROM qurban_animal`,

  lockBeforeOrders: lockAnimalsOf,

  /** After the deadline no proof is taken; one that was sent before is still decided. */
  async checkPayment(db, { uid: orderUid }) {
    const [late] = await db.$queryRaw<{ name: string }[]>`
      SELECT s.name FROM qurban_participation p JOIN qurban_animal a ON a.uid = p.animal_uid JOIN qurban_season s ON s.uid = a.season_uid
        JOIN "order" o ON o.uid = p.order_uid
      WHERE o.uid = ${orderUid}::uuid AND o.status = 1 AND (s.state <> 'open' OR s.orders_until <= now())`;
    if (late)
      throw new DomainError('QURBAN_CLOSED', `Pendaftaran ${late.name} sudah ditutup, jadi tidak perlu dibayar.`);
  },

  latestDue: deadlineOf,

  async closedEarly(tx, orderUid) {
    const { animal } = await tx.qurbanParticipation.findUniqueOrThrow({
      where: { orderUid },
      select: { animal: { select: { season: { select: { name: true, closedFor: true, ordersUntil: true } } } } },
    });
    const { name, closedFor, ordersUntil } = animal.season;
    const words = closedEarlyText(`Pendaftaran ${name}`, closedFor);
    return { words, endedAt: closedFor === null ? null : ordersUntil };
  },

  /** What is due at the end of its season, or was due later, ends with it. */
  async endsItself(tx, orderUid) {
    const found = await tx.$queryRaw<unknown[]>`
      SELECT 1 AS ends FROM qurban_participation p JOIN qurban_animal a ON a.uid = p.animal_uid JOIN qurban_season s ON s.uid = a.season_uid
        JOIN invoice n ON n.order_uid = p.order_uid AND n.purpose = 'purchase'
      WHERE p.order_uid = ${orderUid}::uuid AND s.state = 'open' AND s.orders_until <= clock_timestamp() AND n.due_at >= s.orders_until`;
    return found.length > 0;
  },

  /** The first instalment is due with its order until money comes, and stays what its customer has read then. */
  async onPayment(tx, { uid: orderUid }, event) {
    if (event !== 'submitted') return;
    const invoice = await tx.invoice.findFirst({
      where: { orderUid, purpose: 'purchase', receivedSen: 0n },
      select: { dueAt: true },
    });
    if (!invoice?.dueAt) return;
    const first = { where: { orderUid, number: 1 }, data: { dueAt: invoice.dueAt } };
    await tx.qurbanInstalment.updateMany(first);
  },

  /** Before any money has come, a rejected proof has the time of every order. */
  async nextInstalment(tx, { uid: orderUid }, receivedSen) {
    if (receivedSen === 0n) return null;
    const found = await tx.qurbanParticipation.findUnique({
      where: { orderUid },
      select: {
        instalments: { orderBy: { number: 'asc' } },
        animal: { select: { season: { select: { ordersUntil: true } } } },
      },
    });
    const next = found && nextInstalment(found.instalments, receivedSen);
    if (!next) return null;
    const { number, askedSen, dueAt: plannedAt } = next;
    return { number, askedSen, plannedAt, dueAt: keptUntil(plannedAt, found.animal.season.ordersUntil) };
  },

  async onPaid(tx, paid) {
    const held = await tx.qurbanParticipation.findMany({
      where: { orderUid: { in: paid.map(({ order }) => order.uid) }, state: 'held' satisfies ParticipationState },
      orderBy: { orderUid: 'asc' },
    });
    for (const participation of held) {
      const { decidedAt } = await tx.payment.findFirstOrThrow({
        where: { orderUid: participation.orderUid, state: 'confirmed' },
        orderBy: { decidedAt: 'desc' },
        select: { decidedAt: true },
      });
      await moveParticipation(tx, participation, 'pay', 'system', { paidAt: decidedAt! });
    }
    for (const animalUid of new Set(held.map((participation) => participation.animalUid)))
      await fillIfPaid(tx, animalUid);
  },

  /** A complete animal is bought for all who share it. */
  async checkClosing(tx, { uid: orderUid }, closing) {
    if (closing !== 'refund') return;
    const found = await tx.qurbanParticipation.findUnique({ where: { orderUid }, include: { animal: true } });
    if (found && !['open', 'missed'].includes(found.animal.state))
      throw new DomainError('QURBAN_COMPLETE', 'Hewannya sudah lengkap, jadi bagiannya tidak bisa dikembalikan lagi.');
  },

  async release(tx, { uid: orderUid }, closing, { cause }) {
    const found = await tx.qurbanParticipation.findUnique({ where: { orderUid } });
    if (!found) return;
    await moveParticipation(tx, found, closing === 'refund' ? 'refund' : 'release', cause.actor);
    if (closing === 'refund') await bookBack(tx, found, found.heldSen, { reason: cause.why, by: cause.by });
  },

  exportSections: QURBAN_SECTIONS,

  async erase(tx, customerUid) {
    const orders = Prisma.sql`SELECT order_uid FROM qurban_participation WHERE customer_uid = ${customerUid}::uuid`;
    await eraseAuditReasons(tx, orders);
    await tx.$executeRaw`UPDATE qurban_share SET name = '' WHERE order_uid IN (${orders})`;
    await tx.$executeRaw`UPDATE qurban_transfer SET reason = ${ERASED_TEXT} WHERE order_uid IN (${orders})`;
  },
};

/** Until when shares of the season of an order are paid; null: an order of another line. */
async function deadlineOf(tx: Tx, orderUid: string): Promise<Date | null> {
  const found = await tx.qurbanParticipation.findUnique({
    where: { orderUid },
    select: { animal: { select: { season: { select: { ordersUntil: true } } } } },
  });
  return found?.animal.season.ordersUntil ?? null;
}
