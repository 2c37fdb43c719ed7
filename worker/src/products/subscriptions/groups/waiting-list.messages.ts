import { planChoicePath } from '#contracts/shop-paths';
import { groupNameOf, takenSeatsOf } from '#domain/catalogue/plan-family';
import { planNameOf } from '#domain/catalogue/plan-name';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { words } from '#domain/messages/message-template';
import { waitsForSeats } from '#domain/products/subscriptions/groups/missing-people';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatWibDeadline } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';

/** What waiting lists and moves up send. docs/rules/groups.md#waiting-list */
export const waitingListMessages = {
  'seat.moved-up': [
    message({
      kind: 'tell-seat-moved-up',
      facts: async (tx, { accountUid, orderUid, groupUid }) => {
        const order = await readOrderFacts(tx, orderUid);
        if (order.status !== ORDER_STATUS.waitingForGroup && order.status !== ORDER_STATUS.awaitingPayment) return null;
        const { group } = await tx.account.findUniqueOrThrow({
          where: { uid: accountUid },
          select: { group: { include: { family: { select: { name: true } } } } },
        });
        // Another move has a message of its own.
        if (group.uid !== groupUid) return null;
        const missing = group.size - takenSeatsOf(group);
        return {
          ...order,
          group: groupNameOf(group),
          // What `order.payment-requested` says follows, or has come.
          isAsked: order.status === ORDER_STATUS.awaitingPayment || missing === 0,
          missing: waitsForSeats(missing, group.freeHostSeats.length).toLowerCase(),
        };
      },
      texts: [
        {
          name: 'full',
          condition: ({ isAsked }) => isAsked,
          title: ({ group }) => words`Kursimu naik ke grup ${{ group }}`,
          body: ({ name, plan, group }) =>
            words`Halo ${{ name }}, ada kursi kosong di grup yang lebih dulu dibuka, jadi pre-order ${{ plan }} kamu kami naikkan ke grup ${{ group }}. Harganya tidak berubah.\n\nGrup ini sudah penuh, jadi kamu tidak perlu menunggu lagi: cara dan batas waktu bayarnya ada di halaman pesananmu.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'filling',
          title: ({ group }) => words`Kursimu naik ke grup ${{ group }}`,
          body: ({ name, plan, group, missing }) =>
            words`Halo ${{ name }}, ada kursi kosong di grup yang lebih dulu dibuka, jadi pre-order ${{ plan }} kamu kami naikkan ke grup ${{ group }}. Harganya tidak berubah.\n\nGrup ini tinggal ${{ missing }}. Belum perlu bayar: begitu penuh, kami kabari cara dan batas waktu bayarnya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'seat.offered': [
    message({
      kind: 'tell-seat-offered',
      facts: async (tx, { customerUid, variantUid, groupUid }, now) => {
        const group = await tx.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
        // Taken meanwhile, given up, or not held any more.
        if (group.freeRegularSeats.length === 0) return null;
        const entry = await tx.waitingEntry.findUnique({
          where: { customerUid_variantUid: { customerUid, variantUid } },
          select: {
            heldUntil: true,
            offeredGroupUid: true,
            customer: { select: { name: true } },
            variant: {
              select: { package: { select: { name: true, provider: { select: { name: true, slug: true } } } } },
            },
          },
        });
        if (!entry?.heldUntil || entry.heldUntil <= now || entry.offeredGroupUid !== groupUid) return null;
        const { name, provider } = entry.variant.package;
        return {
          customerUid,
          name: firstNameOf(entry.customer.name),
          plan: planNameOf(provider.name, name),
          endsAt: entry.heldUntil,
          link: planChoicePath(provider.slug, { variantUid, groupUid }),
        };
      },
      texts: [
        {
          title: ({ plan }) => words`Ada kursi kosong di ${{ plan }}`,
          body: ({ name, plan, endsAt }) =>
            words`Halo ${{ name }}, ada kursi kosong di grup ${{ plan }} yang sudah berjalan, dan sekarang giliranmu.\n\nKursinya kami simpan untukmu sampai ${{ endsAt: formatWibDeadline(endsAt) }}. Lewat dari itu, kursinya kami tawarkan ke yang lain. Setelah kabar ini kamu keluar dari antrean; masuk lagi kapan saja dari halaman paketnya.`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;
