import Inventory2Icon from '@mui/icons-material/Inventory2';
import { planNameOf } from '#domain/catalogue/plan-name';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

export const packages: ConsoleResource = {
  name: 'packages',
  icon: Inventory2Icon,
  recordRepresentation: ({ providerName, name }) => planNameOf(providerName, name),
  list: lazyComponent(() => import('./package-list'), 'PackageList'),
  show: lazyComponent(() => import('./package-show'), 'PackageShow'),
  create: lazyComponent(() => import('./package-form'), 'PackageCreate'),
  edit: lazyComponent(() => import('./package-form'), 'PackageEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 3 },
};
