import SellIcon from '@mui/icons-material/Sell';
import type { AdminPrice } from '#contracts/catalogue/catalogue.admin.http';
import { planNameOf } from '#domain/catalogue/plan-name';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';

const priceTones: Record<AdminPrice['state'], Tone> = { over: 'idle', current: 'good', scheduled: 'waiting' };

export const variants: ConsoleResource = {
  name: 'variants',
  icon: SellIcon,
  recordRepresentation: ({ providerName, packageName, durationLabel }) =>
    `${planNameOf(providerName, packageName)}, ${durationLabel}`,
  list: lazyComponent(() => import('./variant-list'), 'VariantList'),
  show: lazyComponent(() => import('./variant-show'), 'VariantShow'),
  create: lazyComponent(() => import('./variant-form'), 'VariantCreate'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 5 },
  statuses: { price: priceTones },
};
