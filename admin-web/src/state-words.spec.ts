import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { loadTexts } from './platform/i18n/i18n-provider';
import { registry } from './registry';

type Words = Record<string, Record<string, string>>;
interface StateTexts {
  status?: Words;
  statusWord?: Words;
}

const LANGUAGES: Record<string, StateTexts[]> = {
  id: await loadTexts(registry.texts, 'id'),
  en: await loadTexts(registry.texts, 'en'),
};

/** The words of all subjects together. */
function merged(texts: StateTexts[], of: keyof StateTexts): Words {
  const all: Words = {};
  for (const one of texts)
    for (const [subject, words] of Object.entries(one[of] ?? {})) all[subject] = { ...all[subject], ...words };
  return all;
}

/** Each state that a chip may show: its name, its word and its colour. */
function statesOf(texts: StateTexts[]) {
  const [labels, words] = [merged(texts, 'status'), merged(texts, 'statusWord')];
  return Object.entries(labels).flatMap(([subject, values]) =>
    Object.entries(values)
      // One status of an account is shown empty.
      .filter(([, label]) => label !== '')
      .map(([value, label]) => ({
        name: `${subject}.${value}`,
        word: words[subject]?.[value] || label,
        tone: registry.statuses[subject]?.[value],
      })),
  );
}

it.each(Object.keys(LANGUAGES))('in %s each state that has a word has a colour', (language) => {
  const states = statesOf(LANGUAGES[language]!);
  expect(states.length).toBeGreaterThan(150);
  expect(states.filter(({ tone }) => tone === undefined).map(({ name }) => name)).toEqual([]);
});

it.each(Object.keys(LANGUAGES))('in %s a word has the same colour wherever it is said', (language) => {
  const states = statesOf(LANGUAGES[language]!);
  const doubtful = [...new Set(states.map(({ word }) => word))]
    .map((word) => states.filter((state) => state.word === word))
    .filter((same) => new Set(same.map(({ tone }) => tone)).size > 1)
    .map((same) => `${same[0]!.word}: ${same.map(({ name, tone }) => `${name} ${tone}`).join(', ')}`);
  expect(doubtful).toEqual([]);
});

const SOURCES = import.meta.dirname;
const pages = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name) && !name.startsWith(path.join('platform', 'fields')),
);
/** Of the dictionary itself: the resources and rooms, which give it their states. */
const isOfDictionary = (name: string) => /\.(resources?|room)\.ts$/.test(name);
/** Chips that choose what a list shows are no states. */
const isChoice = (name: string) => name.startsWith(path.join('platform', 'lists'));
const holding = (pattern: RegExp, names: string[]) =>
  names.filter((name) => pattern.test(readFileSync(path.join(SOURCES, name), 'utf8')));

it('no page has a word or a colour of a state of its own', () => {
  expect(pages.length).toBeGreaterThan(400);
  // A chip with a colour, a table of colours by state, and a table of tones.
  expect(
    holding(
      /<Chip\b[^>]*\scolor=/,
      pages.filter((name) => !isChoice(name)),
    ),
  ).toEqual([]);
  expect(
    holding(
      /^\s*'?[\w-]+'?: '(?:warning|info|success|error|queued)(?:\.main)?',?$/m,
      pages.filter((name) => !isOfDictionary(name)),
    ),
  ).toEqual([]);
  expect(
    holding(
      /Record<[^;=]*\bTone>|: StatusTones\b/,
      pages.filter((name) => !isOfDictionary(name)),
    ),
  ).toEqual([]);
  // A label that the specification fixes is not the word of the console: `statusWords` knows both.
  expect(holding(/translate\(`status(?:Word)?\.\w+\.\$\{/, pages)).toEqual([]);
});

it('a choice above a list has the word of the badges below it, not the label that the specification fixes', () => {
  const withWords = Object.keys(merged(LANGUAGES.id!, 'statusWord'));
  expect(withWords).toContain('order');
  expect(holding(new RegExp(`label: .status\\.(?:${withWords.join('|')})\\.`), pages)).toEqual([]);
});
