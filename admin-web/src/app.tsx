import { CssBaseline } from '@mui/material';
import { Suspense } from 'react';
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  type DashboardComponent,
  Error as ErrorPage,
  Resource,
  localStorageStore,
} from 'react-admin';
import { Route, createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AccessDenied, RequirePermission } from './platform/auth/access-denied';
import { protectedResource } from './platform/auth/protected-resource';
import { readSession } from './platform/auth/session';
import { queryClient } from './platform/data/query-client';
import { NotFound } from './platform/layout/not-found';
import { Splash } from './platform/layout/splash';
import { darkTheme, lightTheme } from './platform/layout/theme';
import { lazyComponent } from './platform/rooms/lazy-component';
import { RegistryProvider } from './platform/rooms/registry';
import { authProvider, dataProvider, i18nProvider } from './providers';
import { registry } from './registry';

const DashboardPage = lazyComponent(() => import('./platform/dashboard/dashboard.page'), 'DashboardPage');
/** The menu and all pages within need the texts. */
const loadLayout = async () => {
  const [layout] = await Promise.all([import('./platform/layout/layout'), i18nProvider.loadIndonesian()]);
  return layout;
};
// A visitor needs either the sign-in page or the layout, so neither is in the first file.
const ConsoleLayout = lazyComponent(loadLayout, 'ConsoleLayout');
const LoginPage = lazyComponent(() => import('./platform/auth/login-page'), 'LoginPage');
const LatestNotification = lazyComponent(() => import('./platform/layout/latest-notification'), 'LatestNotification');
const store = localStorageStore();
const resources = registry.resources.map(protectedResource);

/** What react-admin's `<Admin>` is made of: that one brings its own layout, sign-in page and English texts. */
const Console = () => (
  <RegistryProvider value={registry}>
    <AdminContext
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <Suspense fallback={<Splash />}>
        <CoreAdminUI
          title="Patungan Admin"
          layout={ConsoleLayout}
          loading={Splash}
          loginPage={LoginPage}
          dashboard={DashboardPage as DashboardComponent}
          accessDenied={AccessDenied}
          catchAll={NotFound}
          error={ErrorPage}
          authenticationError={AuthenticationError}
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
        </CoreAdminUI>
      </Suspense>
      <Suspense>
        <LatestNotification />
      </Suspense>
    </AdminContext>
  </RegistryProvider>
);

const router = createHashRouter([{ path: '*', element: <Console /> }]);

/**
 * Not react-admin's own router: there a navigation is a transition, which every other update interrupts, and a slow
 * machine redirected to the sign-in page in a loop (docs/decisions/0021).
 */
export const App = () => <RouterProvider router={router} useTransitions={false} />;

/** Fetches the file that the first page needs besides this one, so that it is drawn at once. A failure shows at that page. */
export const preloadFrame = (): Promise<unknown> =>
  (readSession() ? ConsoleLayout : LoginPage).preload().catch(() => undefined);
