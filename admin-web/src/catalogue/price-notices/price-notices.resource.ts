import PriceChangeIcon from '@mui/icons-material/PriceChange';
import { formatDate } from '../../platform/fields/format';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import { texts } from './texts.id';

export const priceNotices: ConsoleResource = {
  name: 'price-notices',
  icon: PriceChangeIcon,
  recordRepresentation: ({ providerName, effectiveOn }) => `${providerName}, ${formatDate(effectiveOn)}`,
  list: lazyComponent(() => import('./price-notice-list'), 'PriceNoticeList'),
  create: lazyComponent(() => import('./price-notice-create'), 'PriceNoticeCreate'),
  edit: lazyComponent(() => import('./price-notice-edit'), 'PriceNoticeEdit'),
  texts: { id: texts, en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 7 },
};
