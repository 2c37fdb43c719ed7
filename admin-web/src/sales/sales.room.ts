import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { dashboardCards } from '../platform/dashboard/dashboard-cards.slot';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { Room } from '../platform/rooms/room';
import { texts } from './ledger/texts.id';
import { orders } from './orders/orders.resource';
import { payments } from './payments/payments.resource';
import { refunds } from './refunds/refunds.resource';
import { shipments } from './shipments/shipments.resource';
import { shippingZones } from './shipping-zones/shipping-zones.resource';

const loadCards = () => import('./dashboard/dashboard-cards');

export const sales: Room = {
  resources: [payments, refunds, orders, shipments, shippingZones],
  pages: [
    {
      path: '/ledger',
      permission: 'ledger.read',
      page: lazyComponent(() => import('./ledger/ledger.page'), 'LedgerPage'),
      texts: { id: texts, en: () => import('./ledger/texts.en') },
      menu: { group: 'system', position: 1, label: 'ledger.title', icon: AccountBalanceIcon },
    },
    {
      path: '/shipping-labels',
      permission: 'shipments.read',
      page: lazyComponent(() => import('./shipments/labels.page'), 'LabelsPage'),
    },
  ],
  fills: [
    dashboardCards.fill(loadCards, 'WaitingPaymentsCard', 10),
    dashboardCards.fill(loadCards, 'LedgerCard', 95),
    dashboardCards.fill(loadCards, 'RevenueCard', 75),
  ],
};
