import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { accountGroups } from './account-groups/account-groups.resource';
import { accounts } from './accounts/accounts.resource';
import { auditEntries } from './audit-entries/audit-entries.resource';
import { authProvider } from './auth-provider';
import { customers } from './customers/customers.resource';
import { dataProvider } from './data-provider';
import { events } from './events/events.resource';
import { hostPurchases } from './host-purchases/host-purchases.resource';
import { i18nProvider } from './i18n/i18n-provider';
import { ConsoleLayout } from './layout/layout';
import { LoginPage } from './layout/login-page';
import { darkTheme, lightTheme } from './layout/theme';
import { notifications } from './notifications/notifications.resource';
import { orders } from './orders/orders.resource';
import { packages } from './packages/packages.resource';
import { payments } from './payments/payments.resource';
import { providers } from './providers/providers.resource';
import { reimbursements } from './reimbursements/reimbursements.resource';
import { lazyPage } from './shared/lazy-page';
import { variants } from './variants/variants.resource';

const DashboardPage = lazyPage(() => import('./dashboard/dashboard.page'), 'DashboardPage');
const LedgerPage = lazyPage(() => import('./ledger/ledger.page'), 'LedgerPage');

export const App = () => (
  <Admin
    title="Patungan Admin"
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    theme={lightTheme}
    darkTheme={darkTheme}
    defaultTheme="light"
    layout={ConsoleLayout}
    loginPage={LoginPage}
    dashboard={DashboardPage}
    requireAuth
    disableTelemetry
  >
    <Resource {...payments} />
    <Resource {...hostPurchases} />
    <Resource {...reimbursements} />
    <Resource {...orders} />
    <Resource {...accountGroups} />
    <Resource {...accounts} />
    <Resource {...customers} />
    <Resource {...providers} />
    <Resource {...packages} />
    <Resource {...variants} />
    <Resource {...notifications} />
    <Resource {...events} />
    <Resource {...auditEntries} />
    <CustomRoutes>
      <Route path="/ledger" element={<LedgerPage />} />
    </CustomRoutes>
  </Admin>
);
