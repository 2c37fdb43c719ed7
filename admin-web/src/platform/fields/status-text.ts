import type { TranslateFunction } from 'react-admin';

/** The word of a status in the language of the console, and the label that the specification fixes; often they are one. Empty: it is shown empty. */
export function statusWords(
  translate: TranslateFunction,
  subject: string,
  value: string | number,
): { word: string; label: string } {
  const label = translate(`status.${subject}.${value}`, { _: String(value) });
  return { label, word: label && (translate(`statusWord.${subject}.${value}`, { _: '' }) || label) };
}

/** Both in one line, for a file: "Aktif (Active)". */
export function statusText(translate: TranslateFunction, subject: string, value: string | number): string {
  const { word, label } = statusWords(translate, subject, value);
  return word === label ? label : `${word} (${label})`;
}
