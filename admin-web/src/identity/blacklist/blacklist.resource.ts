import GppBadIcon from '@mui/icons-material/GppBad';
import type { AdminBlacklistEntry } from '#contracts/identity/blacklist.admin.http';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';

const blacklistTones: Record<AdminBlacklistEntry['state'] | 'appealing', Tone> = {
  active: 'bad',
  appealing: 'waiting',
  lifted: 'idle',
  expired: 'idle',
};

const appealTones: Record<AdminBlacklistEntry['appeals'][number]['state'], Tone> = {
  waiting: 'waiting',
  accepted: 'good',
  refused: 'bad',
  lapsed: 'idle',
};

export const blacklist: ConsoleResource = {
  name: 'blacklist',
  icon: GppBadIcon,
  recordRepresentation: 'reason',
  list: lazyComponent(() => import('./blacklist-list'), 'BlacklistList'),
  show: lazyComponent(() => import('./blacklist-show'), 'BlacklistShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'records', position: 6, desk: 'openAppeals' },
  statuses: { blacklist: blacklistTones, appeal: appealTones },
};
