import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { id } from './id';

/** Indonesian is in the first chunk; English comes when it is chosen. */
const polyglot = polyglotI18nProvider(
  (locale): TranslationMessages | Promise<TranslationMessages> =>
    locale === 'en' ? import('./en').then(({ en }) => en) : id,
  'id',
  [
    { locale: 'id', name: 'Bahasa Indonesia' },
    { locale: 'en', name: 'English' },
  ],
);

export const i18nProvider: I18nProvider = {
  ...polyglot,
  changeLocale: async (locale) => {
    await polyglot.changeLocale(locale);
    // Screen readers choose their voice by it.
    document.documentElement.lang = locale;
  },
};
