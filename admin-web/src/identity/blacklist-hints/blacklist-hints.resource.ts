import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import type { AdminBlacklistHint } from '#contracts/identity/blacklist-hints.admin.http';
import type { Tone } from '../../platform/fields/status-tone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

const hintTones: Record<AdminBlacklistHint['state'], Tone> = {
  waiting: 'waiting',
  blocked: 'bad',
  dismissed: 'good',
  lapsed: 'idle',
};

export const blacklistHints: ConsoleResource = {
  name: 'blacklist-hints',
  icon: PersonSearchIcon,
  recordRepresentation: 'customerName',
  list: lazyComponent(() => import('./hint-list'), 'HintList'),
  show: lazyComponent(() => import('./hint-show'), 'HintShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'records', position: 7, desk: 'openHints' },
  statuses: { hint: hintTones },
};
