import EventSeatIcon from '@mui/icons-material/EventSeat';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { seatStateOf } from '#domain/products/subscriptions/accounts/seat-state';
import { SEAT_TONE } from '#domain/products/subscriptions/accounts/seat-tone';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';
import { type StatusTones, TONE_OF } from '../../../platform/fields/status-tone';

const accountTones: StatusTones = {
  ...Object.fromEntries(
    Object.values(ACCOUNT_STATUS).map((code) => {
      const state = seatStateOf(code);
      return [code, state ? TONE_OF[SEAT_TONE[state]] : 'idle'];
    }),
  ),
  prepared: TONE_OF[SEAT_TONE.prepared],
};

export const accounts: ConsoleResource = {
  name: 'accounts',
  icon: EventSeatIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./account-list'), 'AccountList'),
  show: lazyComponent(() => import('./account-show'), 'AccountShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'records', position: 3 },
  statuses: { account: accountTones },
  eventField: 'accountUid',
};
