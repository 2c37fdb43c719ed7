import { answersPath } from '#contracts/shop-paths';
import type { Tx } from '#runtime/platform/db/database';
import { readTogether } from '../../platform/jobs/read-together.js';
import type { OrderFacts } from './order-facts.js';

/** A paragraph that what is missing is answered before it is paid. docs/rules/eligibility.md#later-answers */
export const ANSWER_FIRST = '\n\nSyarat paketnya belum kamu lengkapi. Lengkapi dulu sebelum transfer, ya.';

const readQuestion = readTogether(async (tx, orderUids) => {
  const found = await tx.orderQuestion.findMany({ where: { orderUid: { in: orderUids } }, select: { orderUid: true } });
  return new Map(found.map((question) => [question.orderUid, question]));
});

/** Where an order is paid, or where what it came without is answered first, with a paragraph that says so, or nothing. */
export async function readPayWay(tx: Tx, { orderUid, paymentLink }: OrderFacts) {
  const question = await readQuestion(tx, orderUid);
  return question ? { first: ANSWER_FIRST, payLink: answersPath(orderUid) } : { first: '', payLink: paymentLink };
}
