import WalletIcon from '@mui/icons-material/AccountBalanceWallet';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';

const methodTones: Record<'active' | 'inactive', Tone> = { active: 'good', inactive: 'idle' };

export const paymentMethods: ConsoleResource = {
  name: 'payment-methods',
  icon: WalletIcon,
  recordRepresentation: 'bankName',
  list: lazyComponent(() => import('./payment-method-list'), 'PaymentMethodList'),
  show: lazyComponent(() => import('./payment-method-show'), 'PaymentMethodShow'),
  create: lazyComponent(() => import('./payment-method-form'), 'PaymentMethodCreate'),
  edit: lazyComponent(() => import('./payment-method-form'), 'PaymentMethodEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'system', position: 2 },
  statuses: {
    paymentMethod: methodTones,
    uniqueCode: { on: 'good', off: 'idle' },
    changeProposal: { waiting: 'waiting' },
  },
};
