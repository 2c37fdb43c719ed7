import { type TranslateFunction, useResourceContext, useTranslate } from 'react-admin';
import type { CsvColumn } from '#domain/csv';
import { minuteInWib } from '#domain/time/wib';

type Cell = ReturnType<CsvColumn<unknown>['value']>;

/** A field as it is, one in the words of the screen, or a column that is fixed because another program reads it. */
export type ExportColumn<T> = (keyof T & string) | LabelledColumn<T> | CsvColumn<T>;

/** Headed by what the screen calls the field. */
interface LabelledColumn<T> {
  source: string;
  unit?: string;
  value: (record: T, translate: TranslateFunction) => Cell;
}

export const moment = <T>(source: keyof T & string): LabelledColumn<T> => ({
  source,
  unit: 'WIB',
  value: ({ [source]: iso }) => (iso ? minuteInWib(new Date(String(iso))) : null),
});

/** A value whose texts stand under `prefix` in the messages. */
export const word = <T>(source: keyof T & string, prefix: string): LabelledColumn<T> => ({
  source,
  value: ({ [source]: value }, translate) => translate(`${prefix}.${value}`, { _: String(value) }),
});

/** The columns in the language of the console, which is that of whoever will read the file. */
export function useCsvColumns<T>(columns: ExportColumn<T>[]): CsvColumn<T>[] {
  const translate = useTranslate();
  const resource = useResourceContext();
  const labelOf = (source: string) => translate(`resources.${resource}.fields.${source}`);
  return columns.map((column) => {
    if (typeof column === 'string') return { header: labelOf(column), value: (row) => row[column] as Cell };
    if ('header' in column) return column;
    const { source, unit, value } = column;
    return { header: unit ? `${labelOf(source)} (${unit})` : labelOf(source), value: (row) => value(row, translate) };
  });
}
