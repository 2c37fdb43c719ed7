import { describe, expect, it } from '@jest/globals';
import englishMessages from 'ra-language-english';
import { en } from './en';
import { i18nProvider } from './i18n-provider';
import { id } from './id';

const keysOf = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${path}${key}.`) : [`${path}${key}`],
  );
const textAt = (tree: object, path: string): string =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tree) as string;
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe('Indonesian texts', () => {
  it('have every key of react-admin and no key that react-admin does not know', () => {
    expect(keysOf({ ra: id.ra }).sort()).toEqual(keysOf(englishMessages).sort());
  });

  it('have the same keys as the English ones', () => {
    expect(keysOf(id).sort()).toEqual(keysOf(en).sort());
  });

  it('use only placeholders that are filled', () => {
    const unfilled = keysOf(id).filter((key) => {
      const filled = placeholders(textAt(en, key));
      return placeholders(textAt(id, key)).some((name) => !filled.includes(name));
    });
    expect(unfilled).toEqual([]);
  });
});

describe('switching the language', () => {
  it('tells the page, and comes back', async () => {
    await i18nProvider.changeLocale('en');
    expect([document.documentElement.lang, i18nProvider.translate('menu.ledger')]).toEqual(['en', 'Ledger']);
    await i18nProvider.changeLocale('id');
    expect([document.documentElement.lang, i18nProvider.translate('menu.ledger')]).toEqual(['id', 'Buku besar']);
  });
});
