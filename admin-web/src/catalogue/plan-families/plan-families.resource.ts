import GroupWorkIcon from '@mui/icons-material/GroupWork';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

export const planFamilies: ConsoleResource = {
  name: 'plan-families',
  icon: GroupWorkIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./plan-family-list'), 'FamilyList'),
  show: lazyComponent(() => import('./plan-family-show'), 'FamilyShow'),
  create: lazyComponent(() => import('./plan-family-form'), 'FamilyCreate'),
  edit: lazyComponent(() => import('./plan-family-form'), 'FamilyEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 4 },
};
