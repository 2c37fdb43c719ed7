import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const reimbursements: ResourceProps = {
  name: 'reimbursements',
  icon: CurrencyExchangeIcon,
  recordRepresentation: 'orderNumber',
  list: lazyPage(() => import('./reimbursement-list'), 'ReimbursementList'),
  show: lazyPage(() => import('./reimbursement-show'), 'ReimbursementShow'),
};
