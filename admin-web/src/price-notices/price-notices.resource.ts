import CampaignIcon from '@mui/icons-material/Campaign';
import type { ResourceProps } from 'react-admin';
import { formatDate } from '../shared/format';
import { lazyPage } from '../shared/lazy-page';

export const priceNotices: ResourceProps = {
  name: 'price-notices',
  icon: CampaignIcon,
  recordRepresentation: ({ providerName, effectiveOn }) => `${providerName}, ${formatDate(effectiveOn)}`,
  list: lazyPage(() => import('./price-notice-list'), 'PriceNoticeList'),
  create: lazyPage(() => import('./price-notice-create'), 'PriceNoticeCreate'),
  edit: lazyPage(() => import('./price-notice-edit'), 'PriceNoticeEdit'),
};
