import type { BankEvidence, EvidenceLine } from '#contracts/sales/bank-evidence.admin.http';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import type { ActionBody, AdminDataProvider } from '../src/platform/data/data-provider';

export interface StubPayments {
  dataProvider: AdminDataProvider;
  /** All actions in order. */
  acts: { id: string; action: string; body?: ActionBody }[];
  /** The queue that the next request returns. */
  waiting: AdminPayment[];
  /** What the bank's statements say, by the uid of a payment; of the others nothing is asked to be taken. */
  evidence: Record<string, BankEvidence>;
  /** Makes the next action fail. */
  failNextWith: Error | null;
}

export const paymentFixture = (n: number, change: Partial<AdminPayment> = {}): AdminPayment => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  orderUid: `10000000-0000-4000-8000-00000000000${n}`,
  orderNumber: `PTG-${n}`,
  customerUid: `20000000-0000-4000-8000-00000000000${n}`,
  customerName: `Pelanggan ${n}`,
  providerName: 'Netflix',
  packageName: 'Netflix TV',
  durationLabel: '1 bulan',
  phoneNumber: '6281234567890',
  waLink: 'https://wa.me/6281234567890',
  amount: 54_000 + n,
  owed: 54_000 + n,
  received: null,
  farAboveFrom: 554_000 + n,
  farBelowUnder: 5_400,
  proposed: null,
  state: 'submitted',
  bankFrom: 'BCA',
  accountName: `PENGIRIM ${n}`,
  proofUrl: null,
  sameProofOrders: [],
  similarProofOrders: [],
  submittedAt: new Date(Date.now() - (10 - n) * 60_000).toISOString(),
  checkDueAt: new Date(Date.now() + n * 60_000).toISOString(),
  decidedAt: null,
  decidedBy: null,
  reason: null,
  allowedActions: ['confirm', 'reject'],
  ...change,
});

/** A line of today that has the very amount of the payment. */
export const lineFixture = (payment: AdminPayment, change: Partial<EvidenceLine> = {}): EvidenceLine => ({
  id: payment.id.replace(/^0/, '5'),
  bankName: 'BCA',
  bookedOn: '2026-11-26',
  bookedAt: '14:02:00',
  amount: payment.amount,
  description: `TRSF E-BANKING CR ${payment.accountName}`,
  reference: null,
  state: 'open',
  confidence: 'certain',
  reasons: ['amount', 'sender'],
  others: 0,
  farAbove: false,
  proposed: null,
  ...change,
});
export const evidenceFixture = (lines: EvidenceLine[], change: Partial<BankEvidence> = {}): BankEvidence => ({
  lines,
  more: 0,
  target: { target: 'invoice', targetUid: '60000000-0000-4000-8000-000000000001' },
  since: '2026-11-25',
  accounts: [],
  ...change,
});
const NO_EVIDENCE = evidenceFixture([], { target: null });

/** A data provider in memory that records actions. */
export function stubPayments(waiting: AdminPayment[]): StubPayments {
  const unexpected = (): never => {
    throw new Error('not part of this script');
  };
  const desk: StubPayments = {
    acts: [],
    waiting,
    evidence: {},
    failNextWith: null,
    dataProvider: {
      getList: async () => ({ data: desk.waiting as never, total: desk.waiting.length }),
      getOne: unexpected,
      getMany: unexpected,
      getManyReference: unexpected,
      create: unexpected,
      update: unexpected,
      updateMany: unexpected,
      delete: unexpected,
      deleteMany: unexpected,
      get: async <T>(path: string) => {
        const [uid] = /[0-9a-f-]{36}$/.exec(path) ?? [];
        return path.startsWith('statement-lines/of-payment/')
          ? ((desk.evidence[uid!] ?? NO_EVIDENCE) as T)
          : unexpected();
      },
      getFile: unexpected,
      getOfShop: unexpected,
      getText: unexpected,
      post: unexpected,
      act: async (_resource, id, action, body) => {
        const failure = desk.failNextWith;
        desk.failNextWith = null;
        if (failure) throw failure;
        desk.acts.push({ id: String(id), action, body });
        desk.waiting = desk.waiting.filter((payment) => payment.id !== id);
        return { data: { uid: id } };
      },
    },
  };
  return desk;
}
