import PaymentsIcon from '@mui/icons-material/Payments';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';
import { paidText } from '../shared/paid-amount';

const paymentTones: Record<AdminPayment['state'], Tone> = {
  submitted: 'working',
  confirmed: 'good',
  rejected: 'bad',
  voided: 'idle',
};

export const payments: ConsoleResource = {
  name: 'payments',
  icon: PaymentsIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./payment-list'), 'PaymentList'),
  show: lazyComponent(() => import('./payment-show'), 'PaymentShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', daily: true, position: 1, shortcut: 'P', desk: 'paymentsToCheck' },
  statuses: { payment: paymentTones },
  eventField: 'paymentUid',
  entryKinds: ['payment'],
  findPosition: 2,
  findAnywhere: (payment: AdminPayment, translate) => `${payment.accountName} · ${paidText(payment, translate)}`,
};
