import { type TranslateFunction, useTranslate } from 'react-admin';

const FIGURE = /Rp[\d.]+(?:,\d+)?|\d+/g;
const PLACES = ['first', 'second'];

/** What the system wrote into a record, in the language of the console; what a person wrote stays as it is. */
export const Written = ({ text }: { text: string }) => <>{written(text, useTranslate())}</>;

/** The texts stand under `written` by their Indonesian sentence, whose figures are left open. */
export function written(text: string, translate: TranslateFunction): string {
  const figures = text.match(FIGURE) ?? [];
  const places = PLACES.slice(0, figures.length);
  const sentence = places.reduce((open, place, n) => open.replace(figures[n]!, `%{${place}}`), text);
  const filled = Object.fromEntries(places.map((place, n) => [place, figures[n]]));
  return translate(`written.${sentence}`, { ...filled, _: '' }) || text;
}
