import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';
import type { Tone } from '../../../platform/fields/status-tone';

const reimbursementTones: Record<AdminReimbursement['state'], Tone> = {
  scheduled: 'waiting',
  approved: 'working',
  paid: 'good',
  cancelled: 'idle',
};

export const reimbursements: ConsoleResource = {
  name: 'reimbursements',
  icon: CurrencyExchangeIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./reimbursement-list'), 'ReimbursementList'),
  show: lazyComponent(() => import('./reimbursement-show'), 'ReimbursementShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', daily: true, position: 4, shortcut: 'R', desk: 'reimbursementsToPay' },
  statuses: { reimbursement: reimbursementTones, groupTrouble: { claimed: 'bad', 'without-access': 'waiting' } },
  eventField: 'reimbursementUid',
  entryKinds: ['reimbursement-due', 'reimbursement-split', 'reimbursement-cancelled', 'reimbursement-paid'],
};
