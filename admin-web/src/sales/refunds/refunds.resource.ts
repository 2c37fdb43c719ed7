import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import type { Tone } from '../../platform/fields/status-tone';
import { formatRupiah } from '#domain/platform/sen';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

const refundTones: Record<AdminRefund['state'], Tone> = {
  requested: 'waiting',
  approved: 'working',
  credited: 'idle',
  used: 'good',
  paid: 'good',
  cancelled: 'idle',
};

export const refunds: ConsoleResource = {
  name: 'refunds',
  icon: AssignmentReturnIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./refund-list'), 'RefundList'),
  show: lazyComponent(() => import('./refund-show'), 'RefundShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', daily: true, position: 5, desk: 'refundsAsked' },
  statuses: { refund: refundTones },
  eventField: 'refundUid',
  entryKinds: ['refund-owed', 'refund-credit', 'refund'],
  findAnywhere: ({ customerName, amount }: AdminRefund) => `${customerName} · ${formatRupiah(amount)}`,
};
