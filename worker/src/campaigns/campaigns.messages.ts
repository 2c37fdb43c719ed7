import { lotteryPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { ANNIVERSARY, SEFOURSARY, isRunning } from '#domain/campaigns/campaign';
import { lotteryName } from '#domain/campaigns/lottery';
import { words } from '#domain/messages/message-template';
import { CANNOT_WIN } from '#runtime/campaigns/cannot-win';
import type { Tx } from '#runtime/platform/db/database';
import { withReason } from '../messages/format.js';
import { type MessagesOf, message } from '../messages/message-table.js';

/** What campaigns send: reviews of missions, and prizes. */
export const campaignMessages: MessagesOf<'campaigns'> = {
  'mission.completed': [
    message({
      kind: 'tell-mission-completed',
      facts: (tx, { submissionUid }, now) => readReview(tx, { submissionUid, state: 'completed' }, now),
      texts: [
        {
          name: 'next',
          condition: ({ hasNext, isOver }) => hasNext && !isOver,
          title: ({ mission }) => words`Misi ${{ mission }} selesai`,
          body: ({ name, mission }) =>
            words`Halo ${{ name }}, misi "${{ mission }}" sudah kami periksa dan selesai. Misi berikutnya sudah terbuka untukmu.`,
          link: ({ link }) => link,
        },
        {
          name: 'over',
          condition: ({ hasNext }) => hasNext,
          title: ({ mission }) => words`Misi ${{ mission }} selesai`,
          body: ({ name, mission }) =>
            words`Halo ${{ name }}, misi "${{ mission }}" sudah kami periksa dan selesai. Event-nya sudah berakhir, terima kasih sudah ikut!`,
          link: ({ link }) => link,
        },
        {
          name: 'last',
          title: ({ mission }) => words`Misi ${{ mission }} selesai`,
          body: ({ name, mission }) =>
            words`Halo ${{ name }}, misi "${{ mission }}" sudah kami periksa dan selesai. Itu misi terakhirnya, selamat!`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],

  'mission.rejected': [
    message({
      kind: 'tell-mission-rejected',
      facts: (tx, { submissionUid }, now) => readReview(tx, { submissionUid, state: 'rejected' }, now),
      texts: [
        {
          name: 'over',
          condition: ({ isOver }) => isOver,
          title: ({ mission }) => words`Misi ${{ mission }} belum bisa kami terima`,
          body: ({ name, mission, reason }) =>
            words`Halo ${{ name }}, kirimanmu untuk misi "${{ mission }}" belum bisa kami terima${{ reason: withReason(reason) }}\n\nEvent-nya sudah berakhir, jadi tidak perlu dikirim ulang. Terima kasih sudah ikut!`,
          link: ({ link }) => link,
        },
        {
          title: ({ mission }) => words`Misi ${{ mission }} perlu kamu kirim ulang`,
          body: ({ name, mission, reason }) =>
            words`Halo ${{ name }}, kirimanmu untuk misi "${{ mission }}" belum bisa kami terima${{ reason: withReason(reason) }}\n\nPerbaiki lalu kirim lagi, ya.`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],

  'prize.claimed': [
    message({
      kind: 'tell-prize-claimed',
      facts: async (tx, { codeUid }) => {
        const { customerUid, prize } = await tx.campaignPrizeCode.findUniqueOrThrow({
          where: { uid: codeUid },
          select: { customerUid: true, prize: { select: { title: true, campaign: { select: { slug: true } } } } },
        });
        if (!customerUid) return null;
        return { ...(await readName(tx, customerUid)), prize: prize.title, link: prizePageOf(prize.campaign.slug) };
      },
      texts: [
        {
          title: () => 'Hadiah spesialmu sudah kamu ambil',
          // The code stays in the shop: a mailbox is read by others too.
          body: ({ name, prize }) =>
            words`Halo ${{ name }}, selamat! Hadiah spesial "${{ prize }}" sudah jadi milikmu. Kodenya bisa kamu lihat lagi di halaman event.`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],

  'lottery.drawn': [
    message({
      kind: 'tell-lottery-won',
      facts: async (tx, { lotteryUid }) => {
        const { title, prize, campaign } = await tx.campaignLottery.findUniqueOrThrow({
          where: { uid: lotteryUid },
          select: { title: true, prize: true, campaign: { select: { slug: true } } },
        });
        const facts = { lottery: lotteryName(title), prize, link: lotteryPath(campaign.slug) };
        return (await readWinners(tx, lotteryUid)).map((winner) => ({ ...winner, ...facts }));
      },
      texts: [
        {
          title: ({ lottery }) => words`Kamu menang undian ${{ lottery }}!`,
          body: ({ name, lottery, prize }) =>
            words`Halo ${{ name }}, selamat! Kamu menang ${{ prize }} di undian ${{ lottery }}. Tim kami segera menghubungimu.\n\nHasil undian bisa diperiksa siapa saja di halamannya.`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],
};

/** A customer with a review that still stands; null when it was sent again meanwhile. */
async function readReview(
  tx: Tx,
  { submissionUid, state }: { submissionUid: string; state: 'completed' | 'rejected' },
  now: Date,
) {
  const submission = await tx.campaignSubmission.findUnique({
    where: { uid: submissionUid },
    include: {
      mission: {
        select: {
          title: true,
          position: true,
          campaign: {
            select: {
              slug: true,
              active: true,
              startsAt: true,
              endsAt: true,
              missions: { select: { position: true } },
            },
          },
        },
      },
    },
  });
  if (submission?.state !== state) return null;
  const { customerUid, reason, mission } = submission;
  return {
    ...(await readName(tx, customerUid)),
    mission: mission.title,
    hasNext: mission.campaign.missions.some(({ position }) => position > mission.position),
    /** It takes no answer any more. */
    isOver: !isRunning(mission.campaign, now),
    reason,
    link: pageOf(mission.campaign.slug),
  };
}

/** By rank, without those who cannot win any more since the draw: a person decides about their prizes. */
async function readWinners(tx: Tx, lotteryUid: string) {
  const winners = await tx.$queryRaw<{ customerUid: string; name: string }[]>`
    SELECT c.uid AS "customerUid", c.name FROM campaign_lottery_entry e LEFT JOIN customer c ON c.uid = e.customer_uid
    WHERE e.lottery_uid = ${lotteryUid}::uuid AND e.rank IS NOT NULL AND NOT e.passed_over AND NOT ${CANNOT_WIN}
    ORDER BY e.rank`;
  return winners.map(({ customerUid, name }) => ({ customerUid, name: firstNameOf(name) }));
}

async function readName(tx: Tx, customerUid: string) {
  const { name } = await tx.customer.findUniqueOrThrow({ where: { uid: customerUid }, select: { name: true } });
  return { customerUid, name: firstNameOf(name) };
}

const PAGES: Partial<Record<string, string>> = { [ANNIVERSARY]: PAGE.anniversary, [SEFOURSARY]: PAGE.sefoursaryGame };
const pageOf = (slug: string): string => PAGES[slug] ?? PAGE.events;
/** Where the code of the special prize is shown again. */
const prizePageOf = (slug: string): string => (slug === SEFOURSARY ? PAGE.sefoursaryPrize : pageOf(slug));
