import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import PersonIcon from '@mui/icons-material/Person';
import { formatPhone } from '#domain/platform/phone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';
import type { CustomerStatus } from './customer-status';

const customerTones: Record<CustomerStatus, Tone> = {
  blocked: 'bad',
  open: 'good',
  leaving: 'waiting',
  erased: 'idle',
};

export const customers: ConsoleResource = {
  name: 'customers',
  icon: PersonIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./customer-list'), 'CustomerList'),
  show: lazyComponent(() => import('./customer-show'), 'CustomerShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'records', position: 5 },
  statuses: { customer: customerTones },
  eventField: 'customerUid',
  findPosition: 1,
  findAnywhere: ({ email, phoneNumber }: AdminCustomer) =>
    [email, formatPhone(phoneNumber)].filter(Boolean).join(' · '),
};
