import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettings';
import type { AdminAdmin } from '#contracts/identity/admins.admin.http';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';

const adminTones: Record<AdminAdmin['state'], Tone> = { active: 'good', inactive: 'idle' };

export const admins: ConsoleResource = {
  name: 'admins',
  icon: AdminPanelSettingsIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./admin-list'), 'AdminList'),
  show: lazyComponent(() => import('./admin-show'), 'AdminShow'),
  create: lazyComponent(() => import('./admin-create'), 'AdminCreate'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'system', position: 4 },
  statuses: { admin: adminTones },
};
