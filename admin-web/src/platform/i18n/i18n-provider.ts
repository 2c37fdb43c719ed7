import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type I18nProvider, type TranslationMessages, mergeTranslations } from 'react-admin';
import { reactAdminTexts } from './react-admin.id';
import type { Texts } from './texts';
import { texts as platformTexts } from './texts.id';

/** Speaks the texts of the platform at once, those of all features once they are loaded. */
export interface ConsoleI18nProvider extends I18nProvider {
  /** The sign-in page does without the texts of the features, so they come with the layout. Loads again after a failure. */
  loadIndonesian: () => Promise<void>;
}

export function createI18nProvider(features: Texts[]): ConsoleI18nProvider {
  let indonesian = mergeTranslations(reactAdminTexts, platformTexts) as TranslationMessages;
  let loaded: Promise<void> | undefined;
  const polyglot = polyglotI18nProvider((locale) => (locale === 'en' ? loadEnglish(features) : indonesian), 'id', [
    { locale: 'id', name: 'Bahasa Indonesia' },
    { locale: 'en', name: 'English' },
  ]);
  const load = async () => {
    const texts = await loadTexts(features, 'id');
    indonesian = mergeTranslations(reactAdminTexts, ...texts) as TranslationMessages;
    if (polyglot.getLocale() === 'id') await polyglot.changeLocale('id');
  };
  return {
    ...polyglot,
    loadIndonesian: () =>
      (loaded ??= load().catch((error: unknown) => {
        loaded = undefined;
        throw error;
      })),
    changeLocale: async (locale) => {
      await polyglot.changeLocale(locale);
      // Screen readers choose their voice by it.
      document.documentElement.lang = locale;
    },
  };
}

async function loadEnglish(features: Texts[]): Promise<TranslationMessages> {
  const [{ default: reactAdmin }, texts] = await Promise.all([
    import('ra-language-english'),
    loadTexts(features, 'en'),
  ]);
  return mergeTranslations(reactAdmin, ...texts) as TranslationMessages;
}

/** The texts of each feature in this language. */
export const loadTexts = async (features: Texts[], language: keyof Texts): Promise<object[]> =>
  (await Promise.all(features.map((feature) => feature[language]()))).map(({ texts }) => texts);
