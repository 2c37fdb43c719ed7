import type { RouteObject } from 'react-router';

/** Pages that explain. They ask nothing of the API, so they come without the query cache. Spec 1 §2, spec 2 §2. */
export const infoRoutes: RouteObject[] = [
  {
    path: 'info/scheme-of-price',
    lazy: { Component: async () => (await import('../features/scheme/scheme.page')).SchemePage },
  },
  {
    path: 'info/scheme-of-price/provider-list',
    lazy: { Component: async () => (await import('../features/scheme/provider-list.page')).SchemeProviderListPage },
  },
  {
    path: 'info/user-host',
    lazy: { Component: async () => (await import('../features/scheme/host-info.page')).HostInfoPage },
  },
  {
    path: 'info/pre-order',
    lazy: { Component: async () => (await import('../features/scheme/pre-order.page')).PreOrderPage },
  },
  {
    path: 'info/customers',
    lazy: { Component: async () => (await import('../features/info/customers.page')).CustomersPage },
  },
  {
    path: 'info/canva-migration',
    lazy: { Component: async () => (await import('../features/info/canva-migration.page')).CanvaMigrationPage },
  },
  { path: 'rekafin', lazy: { Component: async () => (await import('../features/scheme/rekafin.page')).RekafinPage } },
  {
    path: 'seglowup',
    lazy: { Component: async () => (await import('../features/scheme/seglowup.page')).SeglowupPage },
  },
  { path: 'about-us', lazy: { Component: async () => (await import('../features/info/about-us.page')).AboutUsPage } },
  {
    path: 'terms-of-use',
    lazy: { Component: async () => (await import('../features/info/terms-of-use.page')).TermsOfUsePage },
  },
  {
    path: 'privacy-policy',
    lazy: { Component: async () => (await import('../features/info/privacy-policy.page')).PrivacyPolicyPage },
  },
  { path: 'help', lazy: { Component: async () => (await import('../features/info/help.page')).HelpPage } },
];
