import { answersPath } from '#contracts/shop-paths';
import type { FirstStep } from '#contracts/sales/payments.http';
import type { SeatRole } from '#domain/catalogue/plan-family';
import type { AskedRule } from '#domain/catalogue/scheme/eligibility';
import type { OpenQuestions } from '#domain/products/subscriptions/open-questions';
import type { Tx } from '#runtime/platform/db/database';
import { lastCycle } from '#runtime/products/subscriptions/cycles.store';
import { endTasks, openTask } from '#runtime/products/subscriptions/host-tasks.store';

interface Asked {
  orderUid: string;
  accountUid: string;
  groupUid: string;
  role: SeatRole;
  at: Date;
}

/** Writes down what an order came without, in the words of now; a host gets a time for it. */
export async function askLater(tx: Tx, { rules, asksDuties }: OpenQuestions, asked: Asked): Promise<void> {
  const { orderUid, accountUid, groupUid, role, at } = asked;
  await tx.orderQuestion.create({
    data: { orderUid, rules: rules.map(({ slug, text }) => ({ slug, text })), asksDuties, askedAt: at },
    select: { orderUid: true },
  });
  if (role !== 'host') return;
  const cycleNumber = ((await lastCycle(tx, groupUid))?.number ?? 0) + 1;
  await openTask(tx, { accountUid, kind: 'answer', cycleNumber, from: at }, at);
}

/** What the order still waits for; null: everything is answered. */
export async function findQuestions(db: Pick<Tx, 'orderQuestion'>, orderUid: string): Promise<OpenQuestions | null> {
  const row = await db.orderQuestion.findUnique({ where: { orderUid } });
  return row && { rules: row.rules as unknown as AskedRule[], asksDuties: row.asksDuties };
}

/** Everything was answered. */
export async function closeQuestions(
  tx: Tx,
  { orderUid, accountUid }: Omit<Asked, 'groupUid' | 'role' | 'at'>,
  at: Date,
) {
  await tx.orderQuestion.delete({ where: { orderUid }, select: { orderUid: true } });
  await endTasks(tx, accountUid, ['answer'], 'done', at);
}

/** Where the buyer answers; null: nothing is missing. */
export async function answersFirst(db: Pick<Tx, 'orderQuestion'>, orderUid: string): Promise<FirstStep | null> {
  const questions = await findQuestions(db, orderUid);
  if (!questions) return null;
  return {
    title: questions.asksDuties ? 'Lengkapi dulu syarat host' : 'Lengkapi dulu syarat paketnya',
    text: questions.asksDuties
      ? 'Kursimu sudah kami simpan. Setujui tugas host dan syaratnya dulu, dan jangan beli langganannya sebelum itu.'
      : 'Kursimu sudah kami simpan. Centang dulu syarat dari providernya, baru bayar.',
    action: 'Lengkapi sekarang',
    path: answersPath(orderUid),
  };
}
