import { membershipPath } from '#contracts/shop-paths';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { words } from '#domain/messages/message-template';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { readOrderFacts } from '../../sales/orders/order-facts.js';
import { accessMessages } from './access/access.messages.js';
import { groupChangeMessages } from './groups/group-changes.messages.js';
import { memberEndedMessages } from './groups/member-ended.messages.js';
import { waitingListMessages } from './groups/waiting-list.messages.js';
import { hostTaskMessages } from './hosts/host-tasks.messages.js';
import { hostMessages } from './hosts/hosts.messages.js';
import { readPaidTime } from './periods/paid-time.js';
import { renewalMessages } from './periods/renewals.messages.js';
import { seatEndedMessages } from './periods/seat-ended.messages.js';
import { seatOrderMessages } from './seat-orders.messages.js';
import { seatStateMessages } from './seat-states.messages.js';

export const subscriptionMessages: MessagesOf<'subscriptions'> = {
  ...seatOrderMessages,
  ...hostMessages,
  ...renewalMessages,
  ...seatEndedMessages,
  ...hostTaskMessages,
  ...accessMessages,
  ...groupChangeMessages,
  ...memberEndedMessages,
  ...waitingListMessages,
  ...seatStateMessages,
  'group.filled': [],
  'group.reopened': [],
  'group.paid': [],
  'seat.freed': [],
  'follow-up.asked': [],
  'review.written': [],

  'credential.changed': [
    message({
      kind: 'tell-credential-changed',
      facts: async (tx, { groupUid, version }) => {
        const credential = await tx.groupCredential.findUnique({
          where: { groupUid },
          select: { version: true, storedUid: true, group: { select: { family: { select: { invites: true } } } } },
        });
        // A later change has an event of its own.
        if (credential?.version !== version) return null;
        const { storedUid, group } = credential;
        const members = await tx.account.findMany({
          where: {
            groupUid,
            status: ACCOUNT_STATUS.active,
            customerUid: { not: storedUid },
            // A member who is invited has no use for it.
            ...(group.family.invites && { role: 'host' }),
          },
          orderBy: { seatNumber: 'asc' },
          select: { uid: true, orderUid: true },
        });
        const facts = [];
        for (const { uid, orderUid } of members)
          facts.push({
            ...(await readOrderFacts(tx, orderUid)),
            accountUid: uid,
            version,
            paidTime: await readPaidTime(tx, uid),
          });
        return facts;
      },
      texts: [
        {
          name: 'first',
          condition: ({ version }) => version === 1,
          title: () => 'Data login langgananmu sudah tersedia',
          body: ({ name, plan, paidTime }) =>
            words`Halo ${{ name }}, data login ${{ plan }} sudah bisa kamu buka di halaman langganan.${{ paidTime }}\n\nPakai untuk dirimu sendiri saja dan jangan ubah kata sandinya, ya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'changed',
          title: () => 'Data login langgananmu berubah',
          body: ({ name, plan, paidTime }) =>
            words`Halo ${{ name }}, data login ${{ plan }} baru saja diganti. Buka halaman langganan untuk melihat yang baru.${{ paidTime }}`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'follow-up.answered': [
    message({
      kind: 'tell-follow-up-answered',
      facts: async (tx, { followUpUid }) => {
        const { answer, accountUid, account } = await tx.followUp.findUniqueOrThrow({
          where: { uid: followUpUid },
          select: { answer: true, accountUid: true, account: { select: { orderUid: true } } },
        });
        if (answer === null) return null;
        return { ...(await readOrderFacts(tx, account.orderUid)), accountUid, answer };
      },
      texts: [
        {
          title: ({ number }) => words`Jawaban untuk pertanyaanmu tentang ${{ number }}`,
          body: ({ name, plan, answer }) =>
            words`Halo ${{ name }}, ini jawaban kami tentang ${{ plan }}:\n\n${{ answer: answer.trim() }}\n\nMasih ada yang belum beres? Tanya lagi dari halaman langganan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],
};
