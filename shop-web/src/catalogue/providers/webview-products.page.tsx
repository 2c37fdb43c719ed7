import { AllProvidersPage } from './all-providers.page';

/** /webview/digital-products: the list of providers. It carries no token, so it does not begin the webview mode. */
export const WebviewProductsPage = AllProvidersPage;
