import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { downloadCSV, useDataProvider, useListContext, useLocaleState, useNotify } from 'react-admin';
import type { RaRecord, SortPayload } from 'react-admin';
import { csvDialectOf, toCsv } from '#domain/csv';
import { dayInWib } from '#domain/time/wib';
import { type ExportColumn, useCsvColumns } from './export-columns';
import { ToolButton } from './tool-button';

const CHUNK = 100;
const LARGEST_EXPORT = 5_000;

interface CsvExportButtonProps<T extends RaRecord> {
  columns: ExportColumn<T>[];
  label?: string;
  fileName: string;
  /** Instead of the list's own filter. */
  filter?: Record<string, unknown>;
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

  const readAll = async (order: SortPayload): Promise<{ records: T[]; total: number }> => {
    const records: T[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await dataProvider.getList<T>(resource, {
        filter: filter ?? filterValues,
        sort: order,
        pagination: { page, perPage: CHUNK },
      });
      records.push(...data);
      if (data.length === 0 || records.length >= Math.min(total, LARGEST_EXPORT)) return { records, total };
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
