import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { id } from './id';

/** Indonesian is in the first chunk; English comes when it is chosen. */
export const i18nProvider = polyglotI18nProvider(
  (locale): TranslationMessages | Promise<TranslationMessages> =>
    locale === 'en' ? import('./en').then(({ en }) => en) : id,
  'id',
  [
    { locale: 'id', name: 'Bahasa Indonesia' },
    { locale: 'en', name: 'English' },
  ],
);
