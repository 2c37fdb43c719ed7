import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import type { AdminVoucher } from '#contracts/products/vouchers/vouchers.http';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';

const voucherTones: Record<AdminVoucher['state'], Tone> = {
  issued: 'waiting',
  'in-use': 'working',
  finished: 'good',
  expired: 'bad',
  voided: 'idle',
};

export const vouchers: ConsoleResource = {
  name: 'vouchers',
  icon: ConfirmationNumberIcon,
  recordRepresentation: 'code',
  list: lazyComponent(() => import('./voucher-list'), 'VoucherList'),
  show: lazyComponent(() => import('./voucher-show'), 'VoucherShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'records', position: 4 },
  statuses: { voucher: voucherTones },
  eventField: 'voucherUid',
};
