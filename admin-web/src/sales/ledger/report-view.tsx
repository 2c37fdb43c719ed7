import { Alert, Button, Card, MenuItem, Stack, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadCSV, useDataProvider, useLocaleState, useNotify, useTranslate } from 'react-admin';
import type { BookReport } from '#contracts/sales/books.admin.http';
import { dayInWib } from '#domain/platform/wib';
import {
  BOOK_REPORTS,
  type BookReportName,
  PROFIT_KEYS,
  STATEMENT_KEYS,
  type StatementKey,
} from '#domain/sales/ledger/reports';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { QueryState } from '../../platform/data/query-state';
import { csvOf, sheetOf } from './export-report';
import { MinusNote } from './minus-note';
import { MonthSelect } from './month-select';
import { queryOf } from './postings-path';
import { ReportTable } from './report-table';
import { useReportWords } from './use-report-words';
import { SkeletonRows } from '../../platform/ui/skeletons';

const KEYS_OF: Partial<Record<BookReportName, readonly StatementKey[]>> = {
  statement: STATEMENT_KEYS,
  profit: PROFIT_KEYS,
};

/** A report with its filters; each figure leads to its postings. */
export const ReportView = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [report, setReport] = useState<BookReportName>('statement');
  const [by, setBy] = useState<StatementKey>('account');
  const keys: readonly StatementKey[] = KEYS_OF[report] ?? [];
  const current = dayInWib(new Date()).slice(0, 7);
  const [months, setMonths] = useState({ from: `${current.slice(0, 4)}-01`, to: current });
  const asked = queryOf({ report, ...months, ...(keys.includes(by) && { by }) });
  const found = useQuery({
    queryKey: ['ledger', 'report', asked],
    queryFn: ({ signal }) => dataProvider.get<BookReport>(`ledger/report?${asked}`, signal),
    placeholderData: keepPreviousData,
  });
  const words = useReportWords();
  const name = `buku-${report}-${months.from}-${months.to}`;
  const saveXlsx = async (data: BookReport) => {
    try {
      const { default: writeXlsxFile } = await import('write-excel-file/universal');
      const blob = await writeXlsxFile(sheetOf(data, words)).toBlob();
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `${name}.xlsx`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch {
      notify('ledger.exportFailed', { type: 'error' });
    }
  };
  const monthField = (which: 'from' | 'to') => (
    <MonthSelect
      label={translate(`ledger.${which}`)}
      value={months[which]}
      until={current}
      onChange={(month) => setMonths({ ...months, [which]: month })}
    />
  );
  return (
    <Card sx={{ p: { xs: 1.5, md: 2 }, minWidth: 0 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <TextField
          select
          size="small"
          label={translate('ledger.report')}
          value={report}
          onChange={({ target }) => setReport(target.value as BookReportName)}
          sx={{ width: { xs: '100%', sm: 220 } }}
        >
          {BOOK_REPORTS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`ledger.reports.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {keys.length > 0 && (
          <TextField
            select
            size="small"
            label={translate('ledger.by')}
            value={keys.includes(by) ? by : 'account'}
            onChange={({ target }) => setBy(target.value as StatementKey)}
            sx={{ width: { xs: '100%', sm: 170 } }}
          >
            {keys.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`ledger.keys.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {monthField('from')}
        {monthField('to')}
        <Stack direction="row" sx={{ gap: 1, ml: { sm: 'auto' } }}>
          <Button
            variant="outlined"
            disabled={!found.data}
            onClick={() => found.data && downloadCSV(csvOf(found.data, words, locale), name)}
          >
            CSV
          </Button>
          <Button variant="outlined" disabled={!found.data} onClick={() => found.data && void saveXlsx(found.data)}>
            XLSX
          </Button>
        </Stack>
      </Stack>
      <QueryState query={found} skeleton={<SkeletonRows />}>
        {(data) => (
          <>
            {data.isCut && <Alert severity="info">{translate('ledger.cut', { n: data.rows.length })}</Alert>}
            <ReportTable data={data} words={words} />
            {keys.length > 0 && <MinusNote of={report === 'profit' ? 'profit' : 'balance'} />}
          </>
        )}
      </QueryState>
    </Card>
  );
};
