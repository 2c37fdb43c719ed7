import { createAuthProvider } from './platform/auth/auth-provider';
import { createDataProvider } from './platform/data/data-provider';
import { createApiClient } from './platform/data/http';
import { createI18nProvider } from './platform/i18n/i18n-provider';
import { registry } from './registry';

export const i18nProvider = createI18nProvider(registry.texts);

const client = createApiClient(i18nProvider.translate);
export const dataProvider = createDataProvider(client);
export const authProvider = createAuthProvider(client);
