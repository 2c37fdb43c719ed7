import { i18nProvider } from '../src/providers';

export * from '../src/providers';

// As once the layout is there.
await i18nProvider.loadIndonesian();
