import EventSeatIcon from '@mui/icons-material/EventSeat';
import { ACCOUNT_STATUS, type AccountStatusCode } from '#domain/products/subscriptions/accounts/account-status';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';
import type { Tone } from '../../../platform/fields/status-tone';
import { texts } from './texts.id';

const accountTones: Record<AccountStatusCode | 'prepared', Tone> = {
  prepared: 'working',
  [ACCOUNT_STATUS.registered]: 'working',
  [ACCOUNT_STATUS.waitingForConfirmation]: 'waiting',
  [ACCOUNT_STATUS.active]: 'good',
  [ACCOUNT_STATUS.pending]: 'working',
  [ACCOUNT_STATUS.cancelled]: 'idle',
  [ACCOUNT_STATUS.refunded]: 'idle',
  [ACCOUNT_STATUS.waitingForFollowUp]: 'waiting',
};

export const accounts: ConsoleResource = {
  name: 'accounts',
  icon: EventSeatIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./account-list'), 'AccountList'),
  show: lazyComponent(() => import('./account-show'), 'AccountShow'),
  texts: { id: texts, en: () => import('./texts.en') },
  menu: { group: 'records', position: 3 },
  statuses: { account: accountTones },
  eventField: 'accountUid',
};
