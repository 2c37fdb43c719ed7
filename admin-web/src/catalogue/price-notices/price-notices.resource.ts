import PriceChangeIcon from '@mui/icons-material/PriceChange';
import { formatDate } from '../../platform/fields/format';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

export const priceNotices: ConsoleResource = {
  name: 'price-notices',
  icon: PriceChangeIcon,
  recordRepresentation: ({ providerName, effectiveOn }) => `${providerName}, ${formatDate(effectiveOn)}`,
  list: lazyComponent(() => import('./price-notice-list'), 'PriceNoticeList'),
  create: lazyComponent(() => import('./price-notice-create'), 'PriceNoticeCreate'),
  edit: lazyComponent(() => import('./price-notice-edit'), 'PriceNoticeEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 7 },
};
