import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { downloadCSV, useDataProvider, useListContext, useLocaleState, useNotify, useTranslate } from 'react-admin';
import type { Identifier, RaRecord, SortPayload } from 'react-admin';
import { csvDialectOf, toCsv } from '#domain/platform/csv';
import { dayInWib } from '#domain/platform/wib';
import { type ExportColumn, useCsvColumns } from './csv-columns';
import { ToolButton } from '../ui/tool-button';

/** The API's largest page. */
const CHUNK = 1_000;
const MAX_EXPORT_ROWS = 5_000;
/** A list that changes between its pages is read again, at most this often. */
const MAX_ATTEMPTS = 5;

interface CsvExportButtonProps<T extends RaRecord> {
  columns: ExportColumn<T>[];
  /** Adds to the records what the list reads of other ones. */
  complete?: (records: T[]) => Promise<T[]>;
  label?: string;
  /** Key of the warning that the file holds only `shown` of `total` rows. */
  truncatedText?: string;
  fileName: string;
  /** Instead of the list's own filter. */
  filter?: Record<string, unknown>;
}

interface Reading<T> {
  records: T[];
  total: number;
  /** Records were added or removed between two pages: one may be duplicated or missing. */
  changed: boolean;
}

/** The filtered list as CSV, read in pages; warns when it is longer than one file may be. */
export const CsvExportButton = <T extends RaRecord>({
  columns,
  complete = (records) => Promise.resolve(records),
  label = 'csv.export',
  truncatedText = 'csv.cut',
  fileName,
  filter,
}: CsvExportButtonProps<T>) => {
  const { filterValues, sort, resource, total } = useListContext();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const [busy, setBusy] = useState(false);
  const csvColumns = useCsvColumns(columns);

  const readOnce = async (order: SortPayload): Promise<Reading<T>> => {
    const records = new Map<Identifier, T>();
    const totals = new Set<number>();
    let read = 0;
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await dataProvider.getList<T>(resource, {
        filter: filter ?? filterValues,
        sort: order,
        pagination: { page, perPage: CHUNK },
      });
      for (const record of data) records.set(record.id, record);
      totals.add(total);
      read += data.length;
      if (data.length === 0 || read >= Math.min(total, MAX_EXPORT_ROWS))
        return { records: [...records.values()], total, changed: records.size < read || totals.size > 1 };
    }
  };
  const readAll = async (order: SortPayload): Promise<Reading<T>> => {
    for (let reading = 1; ; reading += 1) {
      const whole = await readOnce(order);
      if (!whole.changed || reading === MAX_ATTEMPTS) return whole;
    }
  };
  const warnTruncated = (...rows: [shown: number, total: number]) => {
    const [shown, total] = rows.map((count) => new Intl.NumberFormat(locale).format(count));
    notify(truncatedText, { type: 'warning', messageArgs: { shown, total } });
  };
  const download = async () => {
    setBusy(true);
    try {
      const { records, total } = await readAll(sort);
      if (records.length === 0) notify('csv.nothing', { type: 'info' });
      else {
        const csv = toCsv(csvColumns, await complete(records), csvDialectOf(locale));
        downloadCSV(csv, `${fileName}-${dayInWib(new Date())}`);
      }
      if (total > records.length) warnTruncated(records.length, total);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  // Of a filter of its own the list does not know the number.
  const isEmpty = filter === undefined && total === 0;
  return (
    <ToolButton
      label={label}
      icon={<DownloadIcon />}
      onClick={download}
      disabled={busy}
      title={isEmpty ? translate('csv.nothing') : undefined}
    />
  );
};
