import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import GroupsIcon from '@mui/icons-material/Groups';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

export const accountGroups: ConsoleResource = {
  name: 'account-groups',
  icon: GroupsIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./account-group-list'), 'AccountGroupList'),
  show: lazyComponent(() => import('./account-group-show'), 'AccountGroupShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'records', position: 2, shortcut: 'G' },
  eventField: 'groupUid',
  findPosition: 4,
  findAnywhere: ({ occupied, seats }: AdminGroup) => `${occupied}/${seats}`,
};
