import { membershipPath } from '#contracts/shop-paths';
import { CONFIRMED_STATUSES } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatWib } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';

/** What the clocks of a host send. docs/rules/hosts.md#clocks */
export const hostTaskMessages = {
  'host.purchase-requested': [
    message({
      kind: 'tell-purchase-requested',
      facts: async (tx, { orderUid, dueAt }) => ({ ...(await readOrderFacts(tx, orderUid)), dueAt: new Date(dueAt) }),
      texts: [
        {
          condition: ({ status }) => status === ORDER_STATUS.completed,
          title: ({ plan }) => `Siklus baru ${plan}: kirim bukti pembeliannya`,
          body: ({ name, plan, dueAt }) =>
            `Halo ${name}, siklus ${plan} berikutnya segera mulai. Setelah provider mendebitmu, unggah buktinya di halaman pesanan paling lambat ${formatWib(dueAt)} supaya uangmu kami ganti.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          condition: ({ status }) => status === ORDER_STATUS.processing,
          title: ({ plan }) => `Saatnya beli langganan ${plan}`,
          body: ({ name, plan, dueAt }) =>
            `Halo ${name}, semuanya siap: sekarang beli langganan ${plan} langsung di provider, lalu unggah buktinya di halaman pesanan paling lambat ${formatWib(dueAt)}. Lewat dari itu, kursi host kami tawarkan ke orang lain.`,
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
          condition: ({ kind }) => kind === 'login',
          title: () => 'Jangan lupa simpan data login grupmu',
          body: ({ name, plan, dueAt }) =>
            `Halo ${name}, anggota ${plan} menunggu data loginnya. Simpan di halaman langganan paling lambat ${formatWib(dueAt)}, ya.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          title: ({ number }) => `Jangan lupa bukti pembelian pesanan ${number}`,
          body: ({ name, plan, dueAt }) =>
            `Halo ${name}, bukti pembelian ${plan} kami tunggu paling lambat ${formatWib(dueAt)}. Sudah beli? Tinggal unggah buktinya.`,
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
          condition: ({ kind }) => kind === 'buy',
          title: ({ plan }) => `Kursi host ${plan} kami tawarkan lagi`,
          body: ({ name, plan }) =>
            `Halo ${name}, langganan ${plan} belum dibeli dalam 48 jam, jadi kursi host-nya kami tawarkan ke orang lain. Jangan beli lagi untuk pesanan ini, ya. Sudah terlanjur? Hubungi kami.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          condition: ({ kind }) => kind === 'login',
          title: () => 'Data login grupmu belum kami terima',
          body: ({ name, plan }) =>
            `Halo ${name}, anggota ${plan} masih menunggu data loginnya. Simpan sekarang di halaman langganan, atau hubungi kami kalau ada kendala.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          title: ({ number }) => `Bukti pembelian pesanan ${number} belum kami terima`,
          body: ({ name, plan }) =>
            `Halo ${name}, bukti pembelian ${plan} untuk siklus ini belum masuk, jadi penggantiannya belum bisa kami jadwalkan. Unggah buktinya, atau hubungi kami kalau langganannya tidak kamu teruskan.`,
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
          select: { uid: true, orderUid: true },
        });
        const facts = [];
        for (const { uid, orderUid } of members)
          facts.push({ ...(await readOrderFacts(tx, orderUid)), accountUid: uid });
        return facts;
      },
      texts: [
        {
          title: () => 'Grupmu sedang mencari host baru',
          body: ({ name, plan }) =>
            `Halo ${name}, host grup ${plan} tidak melanjutkan, jadi kursi host-nya kami tawarkan lagi. Uangmu aman, dan kami kabari begitu grupnya siap.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;
