import { type TranslateFunction, useTranslate } from 'react-admin';

const NUMBER = /Rp[\d.]+(?:,\d+)?|\d+/g;
const PLACEHOLDERS = ['first', 'second'];

/** A sentence of the API in the language of the console; what a person wrote stays as it is. */
export const SystemText = ({ text }: { text: string }) => <>{translateSystemText(text, useTranslate())}</>;

/** Looks a sentence up under `systemText`, by its Indonesian wording with placeholders for its numbers. */
export function translateSystemText(text: string, translate: TranslateFunction): string {
  const numbers = text.match(NUMBER) ?? [];
  const placeholders = PLACEHOLDERS.slice(0, numbers.length);
  const sentence = placeholders.reduce((open, name, n) => open.replace(numbers[n]!, `%{${name}}`), text);
  const values = Object.fromEntries(placeholders.map((name, n) => [name, numbers[n]]));
  return translate(`systemText.${sentence}`, { ...values, _: '' }) || text;
}
