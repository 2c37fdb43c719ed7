import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const vouchers: ResourceProps = {
  name: 'vouchers',
  icon: ConfirmationNumberIcon,
  recordRepresentation: 'code',
  list: lazyPage(() => import('./voucher-list'), 'VoucherList'),
  show: lazyPage(() => import('./voucher-show'), 'VoucherShow'),
};
