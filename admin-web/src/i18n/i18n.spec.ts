import { describe, expect, it } from '@jest/globals';
import englishMessages from 'ra-language-english';
import { en } from './en';
import { i18nProvider } from './i18n-provider';
import { id } from './id';

/** Every text by its whole key; names of events have dots of their own. */
const textsOf = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? textsOf(value as object, `${path}${key}.`) : [[`${path}${key}`, value as string]],
  );
const keysOf = (tree: object) => textsOf(tree).map(([key]) => key);
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe('Indonesian texts', () => {
  it('have every key of react-admin and no key that react-admin does not know', () => {
    expect(keysOf({ ra: id.ra }).sort()).toEqual(keysOf(englishMessages).sort());
  });

  it('have the same keys as the English ones', () => {
    expect(keysOf(id).sort()).toEqual(keysOf(en).sort());
  });

  it('use only placeholders that are filled', () => {
    const english = new Map(textsOf(en));
    const unfilled = textsOf(id).filter(([key, text]) => {
      const filled = placeholders(english.get(key)!);
      return placeholders(text).some((name) => !filled.includes(name));
    });
    expect(unfilled).toEqual([]);
  });

  it('call a part of the console what the menu calls it', () => {
    const inMenu = (texts: typeof id) => texts.resources['audit-entries'].name.split(' ||||')[0]!.toLowerCase();
    for (const texts of [id, en]) expect(texts.adminRoleHelp.owner).toContain(inMenu(texts));
  });

  it('are not English word by word', () => {
    const literal = textsOf(id).filter(([, text]) => /\bpotret\b|\blog audit\b|^kali /i.test(text));
    expect(literal).toEqual([]);
  });
});

describe('switching the language', () => {
  it('tells the page, and comes back', async () => {
    await i18nProvider.changeLocale('en');
    expect([document.documentElement.lang, i18nProvider.translate('menu.ledger')]).toEqual(['en', 'Ledger']);
    expect(i18nProvider.translate('eventName.order.payment-requested')).toBe('Payment requested');
    await i18nProvider.changeLocale('id');
    expect([document.documentElement.lang, i18nProvider.translate('menu.ledger')]).toEqual(['id', 'Buku besar']);
  });
});
