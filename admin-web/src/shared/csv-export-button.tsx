import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { downloadCSV, useDataProvider, useListContext, useLocaleState, useNotify } from 'react-admin';
import type { Identifier, RaRecord, SortPayload } from 'react-admin';
import { csvDialectOf, toCsv } from '#domain/csv';
import { dayInWib } from '#domain/time/wib';
import { type ExportColumn, useCsvColumns } from './export-columns';
import { ToolButton } from './tool-button';

/** As many as the API reads at once. */
const CHUNK = 1_000;
const LARGEST_EXPORT = 5_000;
/** A list that moves while it is read page by page is read anew; after that it is busier than anybody can wait for. */
const MOST_READINGS = 5;

interface CsvExportButtonProps<T extends RaRecord> {
  columns: ExportColumn<T>[];
  label?: string;
  fileName: string;
  /** Instead of the list's own filter. */
  filter?: Record<string, unknown>;
}

interface Reading<T> {
  records: T[];
  total: number;
  /** Rows came or went between two pages: one may stand on both, or on neither. */
  moved: boolean;
}

/** The whole filtered list as CSV, or as much of it as one file takes, which is then said; read page by page so that no request grows with the shop. */
export const CsvExportButton = <T extends RaRecord>({
  columns,
  label = 'csv.export',
  fileName,
  filter,
}: CsvExportButtonProps<T>) => {
  const { filterValues, sort, resource } = useListContext();
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
      if (data.length === 0 || read >= Math.min(total, LARGEST_EXPORT))
        return { records: [...records.values()], total, moved: records.size < read || totals.size > 1 };
    }
  };
  const readAll = async (order: SortPayload): Promise<Reading<T>> => {
    for (let reading = 1; ; reading += 1) {
      const whole = await readOnce(order);
      if (!whole.moved || reading === MOST_READINGS) return whole;
    }
  };
  const sayCut = (...rows: [shown: number, total: number]) => {
    const [shown, total] = rows.map((count) => count.toLocaleString(locale));
    // A filter that stands cannot be made narrower.
    notify(filter ? 'csv.cutBatch' : 'csv.cut', { type: 'warning', messageArgs: { shown, total } });
  };
  const download = async () => {
    setBusy(true);
    try {
      const { records, total } = await readAll(sort);
      if (records.length === 0) notify('csv.nothing', { type: 'info' });
      else downloadCSV(toCsv(csvColumns, records, csvDialectOf(locale)), `${fileName}-${dayInWib(new Date())}`);
      if (total > records.length) sayCut(records.length, total);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return <ToolButton label={label} icon={<DownloadIcon />} onClick={download} disabled={busy} />;
};
