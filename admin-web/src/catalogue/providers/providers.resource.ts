import type { AdminProvider } from '#contracts/catalogue/catalogue.admin.http';
import StorefrontIcon from '@mui/icons-material/Storefront';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

export const providers: ConsoleResource = {
  name: 'providers',
  icon: StorefrontIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./provider-list'), 'ProviderList'),
  show: lazyComponent(() => import('./provider-show'), 'ProviderShow'),
  create: lazyComponent(() => import('./provider-form'), 'ProviderCreate'),
  edit: lazyComponent(() => import('./provider-form'), 'ProviderEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 2 },
  findAnywhere: ({ tagline }: AdminProvider) => tagline,
};
