import { withoutHost } from '#domain/catalogue/plan-name';
import { answersPath, membershipPath } from '#contracts/shop-paths';
import { ACCOUNT_STATUS, CONFIRMED_STATUSES } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { words } from '#domain/messages/message-template';
import { formatWibDeadline } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';
import { readPaidTime } from '../periods/paid-time.js';

/** What the clocks of a host send. docs/rules/hosts.md#clocks */
export const hostTaskMessages = {
  'host.purchase-requested': [
    message({
      kind: 'tell-purchase-requested',
      facts: async (tx, { orderUid, dueAt }) => ({ ...(await readOrderFacts(tx, orderUid)), dueAt: new Date(dueAt) }),
      texts: [
        {
          name: 'next-cycle',
          condition: ({ status }) => status === ORDER_STATUS.completed,
          title: ({ plan }) => words`Siklus baru ${{ plan }}: kirim bukti pembeliannya`,
          body: ({ name, plan, dueAt }) =>
            words`Halo ${{ name }}, siklus ${{ plan }} berikutnya segera mulai. Setelah provider mendebitmu, unggah buktinya di halaman pesanan paling lambat ${{ dueAt: formatWibDeadline(dueAt) }} supaya uangmu kami ganti.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'first',
          condition: ({ status }) => status === ORDER_STATUS.processing,
          title: ({ plan }) => words`Saatnya beli langganan ${{ plan }}`,
          body: ({ name, plan, dueAt }) =>
            words`Halo ${{ name }}, semuanya siap: sekarang beli langganan ${{ plan }} langsung di provider, lalu unggah buktinya di halaman pesanan paling lambat ${{ dueAt: formatWibDeadline(dueAt) }}. Lewat dari itu, kursi host kami tawarkan ke orang lain.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'host.task-due-soon': [
    message({
      kind: 'remind-host',
      facts: async (tx, { orderUid, taskUid, dueAt }) => {
        const { kind, endedAt, dueAt: now } = await tx.hostTask.findUniqueOrThrow({ where: { uid: taskUid } });
        // Done meanwhile, or asked for anew with a later end.
        if (endedAt || now.toISOString() !== dueAt) return null;
        return { ...(await readOrderFacts(tx, orderUid)), dueAt: now, kind };
      },
      texts: [
        {
          name: 'answer',
          condition: ({ kind }) => kind === 'answer',
          title: ({ plan }) => words`Jangan lupa lengkapi syarat host ${{ plan: withoutHost(plan) }}`,
          body: ({ name, plan, dueAt }) =>
            words`Halo ${{ name }}, kursi host ${{ plan: withoutHost(plan) }} masih kami simpan. Setujui syarat dan tugasnya paling lambat ${{ dueAt: formatWibDeadline(dueAt) }}, ya. Jangan beli langganannya sebelum itu.`,
          link: ({ orderUid }) => answersPath(orderUid),
        },
        {
          name: 'login',
          condition: ({ kind }) => kind === 'login',
          title: () => 'Jangan lupa simpan data login grupmu',
          body: ({ name, plan, dueAt }) =>
            words`Halo ${{ name }}, anggota ${{ plan }} menunggu data loginnya. Simpan di halaman langganan paling lambat ${{ dueAt: formatWibDeadline(dueAt) }}, ya.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'proof',
          title: ({ number }) => words`Jangan lupa bukti pembelian pesanan ${{ number }}`,
          body: ({ name, plan, dueAt }) =>
            words`Halo ${{ name }}, bukti pembelian ${{ plan }} kami tunggu paling lambat ${{ dueAt: formatWibDeadline(dueAt) }}. Sudah beli? Tinggal unggah buktinya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'host.task-missed': [
    message({
      kind: 'tell-task-missed',
      facts: async (tx, { orderUid, taskUid }) => {
        const { kind, outcome } = await tx.hostTask.findUniqueOrThrow({ where: { uid: taskUid } });
        return outcome === 'missed' ? { ...(await readOrderFacts(tx, orderUid)), kind } : null;
      },
      texts: [
        {
          name: 'answer',
          condition: ({ kind }) => kind === 'answer',
          title: ({ plan }) => words`Kursi host ${{ plan: withoutHost(plan) }} kami tawarkan lagi`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, syarat dan tugas host ${{ plan: withoutHost(plan) }} belum kamu setujui dalam 48 jam, jadi kursinya kami tawarkan ke orang lain. Jangan beli langganannya untuk pesanan ini, ya. Masih mau jadi host? Pesan lagi kapan saja.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'buy',
          condition: ({ kind }) => kind === 'buy',
          title: ({ plan }) => words`Kursi host ${{ plan: withoutHost(plan) }} kami tawarkan lagi`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, langganan ${{ plan }} belum dibeli dalam 48 jam, jadi kursi host-nya kami tawarkan ke orang lain. Jangan beli lagi untuk pesanan ini, ya. Sudah terlanjur? Hubungi kami.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'login',
          condition: ({ kind }) => kind === 'login',
          title: () => 'Data login grupmu belum kami terima',
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, anggota ${{ plan }} masih menunggu data loginnya. Simpan sekarang di halaman langganan, atau hubungi kami kalau ada kendala.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'proof',
          title: ({ number }) => words`Bukti pembelian pesanan ${{ number }} belum kami terima`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, bukti pembelian ${{ plan }} untuk siklus ini belum masuk, jadi penggantiannya belum bisa kami jadwalkan. Unggah buktinya, atau hubungi kami kalau langganannya tidak kamu teruskan.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'group.host-sought': [
    message({
      kind: 'tell-host-sought',
      facts: async (tx, { groupUid }) => {
        const members = await tx.account.findMany({
          where: { groupUid, role: 'regular', status: { in: CONFIRMED_STATUSES } },
          orderBy: { seatNumber: 'asc' },
          select: { uid: true, orderUid: true, status: true },
        });
        const facts = [];
        for (const { uid, orderUid, status } of members)
          facts.push({
            ...(await readOrderFacts(tx, orderUid)),
            accountUid: uid,
            paidTime: status === ACCOUNT_STATUS.active ? await readPaidTime(tx, uid) : '',
          });
        return facts;
      },
      texts: [
        {
          name: 'running',
          condition: ({ paidTime }) => paidTime !== '',
          title: () => 'Host grupmu berhenti, langgananmu tetap jalan',
          body: ({ name, plan, paidTime }) =>
            words`Halo ${{ name }}, host grup ${{ plan }} tidak melanjutkan, jadi kursi host-nya kami tawarkan lagi.${{ paidTime }} Kamu tidak perlu melakukan apa-apa.\n\nTernyata tidak bisa dipakai? Lapor di halaman langgananmu, ya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          title: () => 'Grupmu sedang mencari host baru',
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, host grup ${{ plan }} tidak melanjutkan, jadi kursi host-nya kami tawarkan lagi. Uangmu aman, dan kami kabari begitu grupnya siap.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;
