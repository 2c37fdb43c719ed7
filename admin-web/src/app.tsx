import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route, createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { accountGroups } from './account-groups/account-groups.resource';
import { accounts } from './accounts/accounts.resource';
import { admins } from './admins/admins.resource';
import { auditEntries } from './audit-entries/audit-entries.resource';
import { authProvider } from './auth-provider';
import { categories } from './categories/categories.resource';
import { blacklist } from './blacklist/blacklist.resource';
import { customers } from './customers/customers.resource';
import { dataProvider } from './data-provider';
import { eligibilityRules } from './eligibility-rules/eligibility-rules.resource';
import { events } from './events/events.resource';
import { followUps } from './follow-ups/follow-ups.resource';
import { hostPurchases } from './host-purchases/host-purchases.resource';
import { i18nProvider } from './i18n/i18n-provider';
import { LatestNotification } from './layout/latest-notification';
import { ConsoleLayout } from './layout/layout';
import { LoginPage } from './layout/login-page';
import { darkTheme, lightTheme } from './layout/theme';
import { maintenance } from './maintenance/maintenance.resource';
import { notifications } from './notifications/notifications.resource';
import { orders } from './orders/orders.resource';
import { packages } from './packages/packages.resource';
import { payments } from './payments/payments.resource';
import { planFamilies } from './plan-families/plan-families.resource';
import { priceNotices } from './price-notices/price-notices.resource';
import { providers } from './providers/providers.resource';
import { reimbursements } from './reimbursements/reimbursements.resource';
import { schemeEntries } from './scheme-entries/scheme-entries.resource';
import { AccessDenied, OnlyFor } from './shared/access-denied';
import { guarded } from './shared/guarded';
import { lazyPage } from './shared/lazy-page';
import { NotFound } from './shared/not-found';
import { queryClient } from './shared/query-client';
import { variants } from './variants/variants.resource';
import { vouchers } from './vouchers/vouchers.resource';

const DashboardPage = lazyPage(() => import('./dashboard/dashboard.page'), 'DashboardPage');
const LedgerPage = lazyPage(() => import('./ledger/ledger.page'), 'LedgerPage');
const PriceImportPage = lazyPage(() => import('./price-import/price-import.page'), 'PriceImportPage');

const resources = [
  payments,
  hostPurchases,
  reimbursements,
  followUps,
  orders,
  accountGroups,
  accounts,
  vouchers,
  customers,
  categories,
  blacklist,
  providers,
  packages,
  planFamilies,
  variants,
  schemeEntries,
  priceNotices,
  eligibilityRules,
  notifications,
  events,
  auditEntries,
  maintenance,
  admins,
].map(guarded);

const Console = () => (
  <Admin
    title="Patungan Admin"
    dataProvider={dataProvider}
    queryClient={queryClient}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    theme={lightTheme}
    darkTheme={darkTheme}
    layout={ConsoleLayout}
    notification={LatestNotification}
    loginPage={LoginPage}
    dashboard={DashboardPage}
    accessDenied={AccessDenied}
    catchAll={NotFound}
    requireAuth
    disableTelemetry
  >
    {resources.map((resource) => (
      <Resource key={resource.name} {...resource} />
    ))}
    <CustomRoutes>
      <Route
        path="/price-import"
        element={
          <OnlyFor permission="price-imports.create">
            <PriceImportPage />
          </OnlyFor>
        }
      />
      <Route
        path="/ledger"
        element={
          <OnlyFor permission="ledger.read">
            <LedgerPage />
          </OnlyFor>
        }
      />
    </CustomRoutes>
  </Admin>
);

const router = createHashRouter([{ path: '*', element: <Console /> }]);

/**
 * With a router of our own: in react-admin's, a change of address is a transition, which every other update interrupts.
 * On a slow machine a visitor was then led to the sign-in page a thousand times, for a quarter of a minute. Decision 0021.
 */
export const App = () => <RouterProvider router={router} useTransitions={false} />;
