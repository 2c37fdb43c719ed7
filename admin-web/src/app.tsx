import { Admin, CustomRoutes, type DashboardComponent, Resource } from 'react-admin';
import { Route, createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AccessDenied, RequirePermission } from './platform/auth/access-denied';
import { LoginPage } from './platform/auth/login-page';
import { protectedResource } from './platform/auth/protected-resource';
import { queryClient } from './platform/data/query-client';
import { LatestNotification } from './platform/layout/latest-notification';
import { ConsoleLayout } from './platform/layout/layout';
import { NotFound } from './platform/layout/not-found';
import { darkTheme, lightTheme } from './platform/layout/theme';
import { lazyComponent } from './platform/rooms/lazy-component';
import { RegistryProvider } from './platform/rooms/registry';
import { authProvider, dataProvider, i18nProvider } from './providers';
import { registry } from './registry';

const DashboardPage = lazyComponent(() => import('./platform/dashboard/dashboard.page'), 'DashboardPage');
const resources = registry.resources.map(protectedResource);

const Console = () => (
  <RegistryProvider value={registry}>
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
      dashboard={DashboardPage as DashboardComponent}
      accessDenied={AccessDenied}
      catchAll={NotFound}
      requireAuth
      disableTelemetry
    >
      {resources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        {registry.pages.map(({ path, permission, page: Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <RequirePermission permission={permission}>
                <Page />
              </RequirePermission>
            }
          />
        ))}
      </CustomRoutes>
    </Admin>
  </RegistryProvider>
);

const router = createHashRouter([{ path: '*', element: <Console /> }]);

/**
 * Not react-admin's own router: there a navigation is a transition, which every other update interrupts, and a slow
 * machine redirected to the sign-in page in a loop (docs/decisions/0021).
 */
export const App = () => <RouterProvider router={router} useTransitions={false} />;
