import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import englishMessages from 'ra-language-english';
import { events } from '#contracts/events';
import { ROOMS } from '#contracts/rooms';
import { loadTexts } from './platform/i18n/i18n-provider';
import { reactAdminTexts } from './platform/i18n/react-admin.id';
import { i18nProvider } from '../test/providers';
import { AUDIT_ACTIONS } from '#domain/platform/audit-action';
import { registry } from './registry';

const SOURCES = import.meta.dirname;

/** Every text by its whole key; names of events have dots of their own. */
const textsOf = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? textsOf(value as object, `${path}${key}.`) : [[`${path}${key}`, value as string]],
  );
const keysOf = (tree: object) => textsOf(tree).map(([key]) => key);
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

const [indonesian, english] = [await loadTexts(registry.texts, 'id'), await loadTexts(registry.texts, 'en')];
const id = [reactAdminTexts, ...indonesian].flatMap((texts) => textsOf(texts));
const en = [englishMessages, ...english].flatMap((texts) => textsOf(texts));
const inIndonesian = new Map(id);
const inEnglish = new Map(en);

describe('Indonesian texts', () => {
  it('have every key of react-admin and no key that react-admin does not know', () => {
    expect(keysOf(reactAdminTexts).sort()).toEqual(keysOf(englishMessages).sort());
  });

  it('have the same keys as the English ones, feature by feature', () => {
    for (const [index, texts] of indonesian.entries())
      expect(keysOf(texts).sort()).toEqual(keysOf(english[index]!).sort());
  });

  it('have each key in one feature only', () => {
    const keys = id.map(([key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('use only placeholders that are filled', () => {
    const unfilled = id.filter(([key, text]) => {
      const filled = placeholders(inEnglish.get(key)!);
      return placeholders(text).some((name) => !filled.includes(name));
    });
    expect(unfilled).toEqual([]);
  });

  it('call a part of the console by its name in the menu', () => {
    for (const texts of [inIndonesian, inEnglish]) {
      const inMenu = texts.get('resources.audit-entries.name')!.split(' ||||')[0]!.toLowerCase();
      expect(texts.get('adminRoleHelp.owner')).toContain(inMenu);
    }
  });

  it('are not English word by word', () => {
    const literal = id.filter(([, text]) => /\bpotret\b|\blog audit\b|^kali /i.test(text));
    expect(literal).toEqual([]);
  });

  it('have each key that a screen names', () => {
    const named =
      /translate\(\s*'([a-z][\w-]*(?:\.[\w-]+)+)'|\b(?:label|title|helperText)="([a-z][\w-]*(?:\.[\w-]+)+)"/gi;
    const screens = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.spec)\.tsx?$/.test(file),
    );
    const keys = screens.flatMap((file) =>
      [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(named)].map(([, call, prop]) => call ?? prop!),
    );
    expect(keys.length).toBeGreaterThan(500);
    expect([...new Set(keys)].filter((key) => !inIndonesian.has(key))).toEqual([]);
  });

  it('name every event and every kind of message', () => {
    const keys = [
      ...Object.keys(events).map((name) => `eventName.${name}`),
      ...Object.values(ROOMS).flatMap(({ messageKinds }) => messageKinds.map((name: string) => `messageKind.${name}`)),
    ];
    const named = [...inIndonesian.keys()].filter((key) => /^(eventName|messageKind)\./.test(key));
    expect(named.sort()).toEqual(keys.sort());
  });

  it('name everything that an entry of the audit log can say was done', () => {
    for (const texts of [inIndonesian, inEnglish]) {
      const named = [...texts.keys()].filter((key) => key.startsWith('audit.act.'));
      expect(named.sort()).toEqual(AUDIT_ACTIONS.map((action) => `audit.act.${action}`).sort());
    }
  });

  it('name every status that has a tone, and no other', () => {
    const tones = Object.entries(registry.statuses).flatMap(([subject, codes]) =>
      Object.keys(codes).map((code) => `status.${subject}.${code}`),
    );
    expect([...inIndonesian.keys()].filter((key) => key.startsWith('status.')).sort()).toEqual(tones.sort());
  });
});

describe('switching the language', () => {
  it('sets the language of the document, both ways', async () => {
    await i18nProvider.changeLocale('en');
    expect([document.documentElement.lang, i18nProvider.translate('ledger.title')]).toEqual(['en', 'Ledger']);
    expect(i18nProvider.translate('eventName.order.payment-requested')).toBe('Payment requested');
    await i18nProvider.changeLocale('id');
    expect([document.documentElement.lang, i18nProvider.translate('ledger.title')]).toEqual(['id', 'Buku besar']);
  });
});
