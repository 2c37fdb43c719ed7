import Inventory2Icon from '@mui/icons-material/Inventory2';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const packages: ResourceProps = {
  name: 'packages',
  icon: Inventory2Icon,
  recordRepresentation: ({ providerName, name }) => `${providerName} ${name}`,
  list: lazyPage(() => import('./package-list'), 'PackageList'),
  show: lazyPage(() => import('./package-show'), 'PackageShow'),
  create: lazyPage(() => import('./package-form'), 'PackageCreate'),
  edit: lazyPage(() => import('./package-form'), 'PackageEdit'),
};
