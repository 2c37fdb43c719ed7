import { useEffect } from 'react';
import { enterWebView } from '../../platform/session/web-view';
import { AllProvidersPage } from './all-providers.page';

/** /webview/digital-products: the list of providers, opened inside an app without a session. */
export function WebviewProductsPage() {
  useEffect(enterWebView, []);
  return <AllProvidersPage />;
}
