import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import { customerEvents, customerFigures, customerTabs } from '../identity/shared/customer.slots';
import { dashboardCards } from '../platform/dashboard/dashboard-cards.slot';
import { waitingRows } from '../platform/dashboard/waiting-rows.slot';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { Room } from '../platform/rooms/room';
import { statementLines } from './statements/statement-lines.records';
import { costs } from './costs/costs.resource';
import { orders } from './orders/orders.resource';
import { paymentMethods } from './payment-methods/payment-methods.resource';
import { payments } from './payments/payments.resource';
import { payoutBatches, payouts } from './payouts/payouts.resource';
import { refunds } from './refunds/refunds.resource';
import { shipments } from './shipments/shipments.resource';
import { unplacedMoney } from './unplaced/unplaced.resource';
import { shippingZones } from './shipping-zones/shipping-zones.resource';

const loadCustomer = () => import('./orders/customer-record');
const loadCards = () => import('./dashboard/dashboard-cards');
const loadRows = () => import('./dashboard/waiting-rows');

export const sales: Room = {
  resources: [
    payments,
    refunds,
    unplacedMoney,
    payouts,
    payoutBatches,
    costs,
    orders,
    shipments,
    shippingZones,
    paymentMethods,
  ],
  records: [statementLines],
  pages: [
    {
      path: '/ledger',
      permission: 'ledger.read',
      page: lazyComponent(() => import('./ledger/ledger.page'), 'LedgerPage'),
      texts: { id: () => import('./ledger/texts.id'), en: () => import('./ledger/texts.en') },
      menu: { group: 'system', position: 1, label: 'ledger.title', icon: MenuBookIcon },
    },
    {
      path: '/ledger/postings',
      permission: 'ledger.read',
      page: lazyComponent(() => import('./ledger/postings.page'), 'PostingsPage'),
    },
    {
      path: '/statements',
      permission: 'statement-lines.read',
      page: lazyComponent(() => import('./statements/statements.page'), 'StatementsPage'),
      texts: { id: () => import('./statements/texts.id'), en: () => import('./statements/texts.en') },
      menu: {
        group: 'work',
        daily: true,
        position: 2,
        label: 'statement.title',
        icon: AccountBalanceIcon,
        desk: 'linesToExplain',
      },
    },
    {
      path: '/shipping-labels',
      permission: 'shipments.read',
      page: lazyComponent(() => import('./shipments/labels.page'), 'LabelsPage'),
    },
  ],
  fills: [
    customerFigures.fill(loadCustomer, 'OrderFigures', 20),
    customerTabs.orders.fill(loadCustomer, 'OrderSection'),
    customerTabs.money.fill(loadCustomer, 'MoneySections'),
    waitingRows.fill(loadRows, 'PaymentsRow', 10),
    waitingRows.fill(loadRows, 'MoneyRows', 15),
    waitingRows.fill(loadRows, 'BuyingRows', 35),
    waitingRows.fill(() => import('./payment-methods/proposed-accounts-row'), 'ProposedAccountsRow', 54),
    customerEvents.fill(() => import('./orders/customer-events'), 'OrderEvents'),
    dashboardCards.fill(loadCards, 'RevenueCard', 10),
    dashboardCards.fill(loadCards, 'BooksCard', 5),
  ],
};
