import type { TranslateFunction } from 'react-admin';

/** A status in the console's language and, where the specification fixes it, its label; both '' for the one without a label. */
export function statusWord(translate: TranslateFunction, subject: string, value: string | number) {
  const label: string = translate(`status.${subject}.${value}`, { _: String(value) });
  const word: string = translate(`statusWord.${subject}.${value}`, { _: '' }) || label;
  return { word, label };
}
