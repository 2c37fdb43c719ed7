import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type I18nProvider, type TranslationMessages, mergeTranslations } from 'react-admin';
import { reactAdminTexts } from './react-admin.id';
import type { Texts } from './texts';

export function createI18nProvider(features: Texts[]): I18nProvider {
  const indonesian = mergeTranslations(reactAdminTexts, ...features.map(({ id }) => id)) as TranslationMessages;
  const polyglot = polyglotI18nProvider((locale) => (locale === 'en' ? loadEnglish(features) : indonesian), 'id', [
    { locale: 'id', name: 'Bahasa Indonesia' },
    { locale: 'en', name: 'English' },
  ]);
  return {
    ...polyglot,
    changeLocale: async (locale) => {
      await polyglot.changeLocale(locale);
      // Screen readers choose their voice by it.
      document.documentElement.lang = locale;
    },
  };
}

async function loadEnglish(features: Texts[]): Promise<TranslationMessages> {
  const [{ default: reactAdmin }, ...modules] = await Promise.all([
    import('ra-language-english'),
    ...features.map(({ en }) => en()),
  ]);
  return mergeTranslations(reactAdmin, ...modules.map(({ texts }) => texts)) as TranslationMessages;
}
