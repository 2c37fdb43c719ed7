import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import type { ActionBody, AdminDataProvider } from '../src/platform/data/data-provider';

export interface StubPayments {
  dataProvider: AdminDataProvider;
  /** All actions in order. */
  acts: { id: string; action: string; body?: ActionBody }[];
  /** The queue that the next request returns. */
  waiting: AdminPayment[];
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
  decidedAt: null,
  decidedBy: null,
  reason: null,
  allowedActions: ['confirm', 'reject'],
  ...change,
});

/** A data provider in memory that records actions. */
export function stubPayments(waiting: AdminPayment[]): StubPayments {
  const unexpected = (): never => {
    throw new Error('not part of this script');
  };
  const desk: StubPayments = {
    acts: [],
    waiting,
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
      get: unexpected,
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
