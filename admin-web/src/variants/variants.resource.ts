import SellIcon from '@mui/icons-material/Sell';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const variants: ResourceProps = {
  name: 'variants',
  icon: SellIcon,
  recordRepresentation: ({ providerName, packageName, durationLabel }) =>
    `${providerName} ${packageName}, ${durationLabel}`,
  list: lazyPage(() => import('./variant-list'), 'VariantList'),
  show: lazyPage(() => import('./variant-show'), 'VariantShow'),
  create: lazyPage(() => import('./variant-form'), 'VariantCreate'),
};
