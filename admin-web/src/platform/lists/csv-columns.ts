import { type TranslateFunction, useResourceContext, useTranslate } from 'react-admin';
import type { CsvColumn } from '#domain/platform/csv';
import { minuteInWib } from '#domain/platform/wib';

type Cell = ReturnType<CsvColumn<unknown>['value']>;

/** A field, a column labelled like the screen, or a fixed column for another program. */
export type ExportColumn<T> = (keyof T & string) | LabelledColumn<T> | CsvColumn<T>;

/** Its header is the label of the field. */
interface LabelledColumn<T> {
  source: string;
  unit?: string;
  value: (record: T, translate: TranslateFunction) => Cell;
}

export const dateTimeColumn = <T>(source: keyof T & string): LabelledColumn<T> => ({
  source,
  unit: 'WIB',
  value: ({ [source]: iso }) => (iso ? minuteInWib(new Date(String(iso))) : null),
});

/** A value translated by `<prefix>.<value>`. */
export const translatedColumn = <T>(source: keyof T & string, prefix: string): LabelledColumn<T> => ({
  source,
  value: ({ [source]: value }, translate) => translate(`${prefix}.${value}`, { _: String(value) }),
});

/** Who did it: an admin by name, a customer or the system in words. */
export const actorColumn = <T>(source: keyof T & string): LabelledColumn<T> => ({
  source,
  value: ({ [source]: by }, translate) => (by ? translate(`actor.${by}`, { _: String(by) }) : null),
});

/** The columns with headers in the language of the console. */
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
