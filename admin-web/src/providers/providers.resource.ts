import StorefrontIcon from '@mui/icons-material/Storefront';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const providers: ResourceProps = {
  name: 'providers',
  icon: StorefrontIcon,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./provider-list'), 'ProviderList'),
  show: lazyPage(() => import('./provider-show'), 'ProviderShow'),
  create: lazyPage(() => import('./provider-form'), 'ProviderCreate'),
  edit: lazyPage(() => import('./provider-form'), 'ProviderEdit'),
};
