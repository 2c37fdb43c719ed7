import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BookReport } from '#contracts/sales/books.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { TextLink } from '../../platform/records/record-link';
import { writeFigure } from './figure';
import { postingsPath } from './postings-path';
import type { ReportWords } from './use-report-words';

const figure = {
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // A table of nothing but links needs no line below each; where one is pointed at or focused it shows.
  '& a': { color: 'text.primary', textDecoration: 'none' },
  '& a:hover, & a:focus-visible': { textDecoration: 'underline' },
} as const;

/** Figures of the books; each is a link to its postings. */
export const ReportTable = ({ data, words }: { data: BookReport; words: ReportWords }) => {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('ledger.report')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{words.what}</TableCell>
            {data.columns.map(({ key }) => (
              <TableCell key={key} align="right">
                {words.column(key)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map(({ key, label, account, filter, cells, spent }) => (
            <TableRow key={key} hover>
              <TableCell component="th" scope="row" sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>
                {account && label !== null && filter.account === account && Object.values(filter).length === 1
                  ? words.account(account)
                  : [label ?? words.unknown, account && words.account(account)].filter(Boolean).join(' · ')}
                {spent && <Deficit spent={spent} />}
              </TableCell>
              {data.columns.map((column, at) => (
                <TableCell key={column.key} align="right" sx={figure}>
                  {cells[at] === 0 ? (
                    '–'
                  ) : (
                    <TextLink to={postingsPath(column.filter, filter)}>{writeFigure(column.key, cells[at]!)}</TextLink>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
          {data.rows.length === 0 && (
            <TableRow>
              <TableCell colSpan={data.columns.length + 1}>{translate('ledger.nothing')}</TableCell>
            </TableRow>
          )}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>{words.sum}</TableCell>
            {data.sums.map((sum, at) => (
              <TableCell key={data.columns[at]!.key} align="right" sx={figure}>
                {writeFigure(data.columns[at]!.key, sum)}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
};

/** A group that has spent more than its members have paid, and what for. */
const Deficit = ({ spent }: { spent: NonNullable<BookReport['rows'][number]['spent']> }) => {
  const translate = useTranslate();
  const kinds = spent.map(({ kind, amount }) => `${translate(`ledger.kinds.${kind}`)} ${formatRupiah(amount)}`);
  return (
    <Typography component="div" variant="body2" color="error" sx={{ whiteSpace: 'normal' }}>
      <strong>{translate('ledger.deficit')}</strong> {kinds.join(', ')}
    </Typography>
  );
};
