import { planChoicePath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { words } from '#domain/messages/message-template';
import { formatWib } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';

/** What waiting lists send. docs/rules/groups.md#waiting-list */
export const waitingListMessages = {
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
            words`Halo ${{ name }}, ada kursi kosong di grup ${{ plan }} yang sudah berjalan, dan kamu yang paling lama menunggu.\n\nKursinya kami simpan untukmu sampai ${{ endsAt: formatWib(endsAt) }}. Lewat dari itu, kursinya kami tawarkan ke yang lain. Setelah kabar ini kamu keluar dari antrean; masuk lagi kapan saja dari halaman paketnya.`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;
