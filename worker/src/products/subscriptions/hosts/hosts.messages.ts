import { withoutHost } from '#domain/catalogue/plan-name';
import { membershipPath } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { words } from '#domain/messages/message-template';
import { withReason, formatWib, formatWibDeadline } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';
import { readAskedOfHost } from '#runtime/products/subscriptions/host-tasks.store';
import { readCorrection, readReceivableFacts, readReimbursementFacts } from './host-money-facts.js';

const SEAT_IS_OFFERED = ' Lewat dari itu, kursi host kami tawarkan ke orang lain.';

/** What a host's purchase and reimbursement send. */
export const hostMessages = {
  'reimbursement.corrected': [
    message({
      kind: 'tell-reimbursement-corrected',
      facts: async (tx, { correctionUid, reimbursementUid }) => {
        const [facts, correction] = [
          await readReimbursementFacts(tx, reimbursementUid),
          await readCorrection(tx, correctionUid),
        ];
        // A later correction has an event of its own.
        return facts.amount === correction.after ? { ...facts, ...correction } : null;
      },
      texts: [
        {
          name: 'unused',
          condition: ({ isUnused }) => isUnused,
          title: ({ amount }) => words`Penggantianmu sekarang ${{ amount }}`,
          body: ({ name, plan, amount, before, difference }) =>
            words`Halo ${{ name }}, masamu sebagai host ${{ plan: withoutHost(plan) }} berakhir sebelum siklusnya selesai. Hari yang tidak terpakai kami potong dari penggantianmu: dari ${{ before }} menjadi ${{ amount }} (${{ difference }}).\n\nRinciannya ada di halaman langganan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          title: ({ amount }) => words`Penggantianmu sekarang ${{ amount }}`,
          body: ({ name, plan, amount, before, difference, reason }) =>
            words`Halo ${{ name }}, penggantian uangmu untuk ${{ plan }} kami sesuaikan dari ${{ before }} menjadi ${{ amount }} (${{ difference }})${{ reason: withReason(reason) }}\n\nRinciannya ada di halaman langganan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'receivable.opened': [
    message({
      kind: 'tell-receivable-opened',
      facts: (tx, { receivableUid }) => readReceivableFacts(tx, receivableUid),
      texts: [
        {
          title: ({ amount }) => words`Bagian siklus yang tidak terpakai: ${{ amount }}`,
          body: ({ name, plan, amount }) =>
            words`Halo ${{ name }}, kamu berhenti sebagai host ${{ plan: withoutHost(plan) }} sebelum siklusnya selesai. Penggantian untuk hari yang tidak terpakai, ${{ amount }}, mohon dikembalikan. Hubungi kami untuk caranya.`,
          link: ({ hostLink }) => hostLink,
        },
      ],
    }),
  ],
  'receivable.settled': [
    message({
      kind: 'tell-receivable-settled',
      facts: (tx, { receivableUid }) => readReceivableFacts(tx, receivableUid),
      texts: [
        {
          title: ({ amount }) => words`Pengembalian ${{ amount }} sudah kami terima`,
          body: ({ name, plan, amount }) =>
            words`Halo ${{ name }}, pengembalian ${{ amount }} untuk ${{ plan }} sudah kami terima. Terima kasih sudah pernah jadi host!`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
  // What is not asked for any more needs no message.
  'receivable.waived': [],

  'host.purchase-submitted': [
    message({
      kind: 'tell-proof-received',
      facts: (tx, { orderUid }) => readOrderFacts(tx, orderUid),
      texts: [
        {
          title: ({ number }) => words`Bukti pembelian pesanan ${{ number }} sudah masuk`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, terima kasih. Bukti pembelian ${{ plan }} sedang kami periksa. Kami kabari begitu debitnya terverifikasi.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  // The account becomes active, which has a message.
  'host.purchase-verified': [],

  'host.purchase-rejected': [
    message({
      kind: 'tell-purchase-rejected',
      facts: async (tx, { orderUid }) => {
        const rejected = await tx.hostPurchase.findFirst({
          where: { orderUid, state: 'rejected' },
          orderBy: { decidedAt: 'desc' },
          select: { reason: true },
        });
        const order = await readOrderFacts(tx, orderUid);
        const { uid: accountUid } = await tx.account.findUniqueOrThrow({ where: { orderUid }, select: { uid: true } });
        const { dueAt } = await readAskedOfHost(tx, { accountUid, orderUid });
        const isFirst = order.status === ORDER_STATUS.processing;
        return {
          ...order,
          reason: rejected?.reason ?? null,
          dueAt,
          otherwise: dueAt && isFirst ? SEAT_IS_OFFERED : '',
        };
      },
      texts: [
        {
          title: ({ number }) => words`Bukti pembelian pesanan ${{ number }} belum bisa kami terima`,
          body: ({ name, plan, reason, dueAt, otherwise }) =>
            words`Halo ${{ name }}, bukti pembelian ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nUnggah bukti yang baru di halaman pesanan${{ dueAt: dueAt ? ` paling lambat ${formatWibDeadline(dueAt)}` : '' }} ya.${{ otherwise }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'reimbursement.scheduled': [
    message({
      kind: 'tell-reimbursement-scheduled',
      facts: async (tx, { reimbursementUid }) => {
        const facts = await readReimbursementFacts(tx, reimbursementUid);
        return facts.state === 'scheduled' || facts.state === 'approved' ? facts : null;
      },
      texts: [
        {
          title: ({ amount }) => words`Penggantian ${{ amount }} sudah kami jadwalkan`,
          body: ({ name, plan, amount, payAt, counted }) =>
            words`Halo ${{ name }}, debit ${{ plan }} sudah terverifikasi. Penggantian uangmu sebesar ${{ amount }} kami transfer paling cepat ${{ payAt: formatWib(payAt) }}.${{ counted }}`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'reimbursement.cancelled': [
    message({
      kind: 'tell-reimbursement-cancelled',
      facts: (tx, { reimbursementUid }) => readReimbursementFacts(tx, reimbursementUid),
      texts: [
        {
          title: ({ amount }) => words`Penggantian ${{ amount }} kami batalkan`,
          body: ({ name, plan, amount, reason }) =>
            words`Halo ${{ name }}, penggantian uangmu sebesar ${{ amount }} untuk ${{ plan }} kami batalkan${{ reason: withReason(reason) }}\n\nKalau menurutmu ini keliru, hubungi kami, ya.`,
          link: ({ hostLink }) => hostLink,
        },
      ],
    }),
  ],

  'host.reimbursed': [
    message({
      kind: 'tell-host-reimbursed',
      facts: (tx, { reimbursementUid }) => readReimbursementFacts(tx, reimbursementUid),
      texts: [
        {
          title: ({ amount }) => words`Penggantian ${{ amount }} sudah kami transfer`,
          body: ({ name, plan, amount, account, reference }) =>
            words`Halo ${{ name }}, penggantian uangmu sebesar ${{ amount }} untuk ${{ plan }} sudah kami transfer${{ account }}${{ reference: reference ? ` (nomor referensi ${reference})` : '' }}. Terima kasih sudah jadi host!`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;
