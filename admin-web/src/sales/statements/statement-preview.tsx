import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CheckedStatement } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDate } from '../../platform/fields/format';
import { Foreseen } from './foreseen-match';

type Lines = CheckedStatement['preview'];

/** The first lines of a file as they were read: a table, on a phone a list of all of them. */
export const StatementPreview = ({ lines }: { lines: Lines }) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone ? <LineList lines={lines} /> : <LineTable lines={lines} />;
};

const LineList = ({ lines }: { lines: Lines }) => (
  <Box component="ul" aria-label={useTranslate()('statement.preview')} sx={list}>
    {lines.map((read) => {
      const { line, day, amount, description } = read;
      return (
        <Box component="li" key={line} sx={{ p: 1, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <span>{formatDate(day)}</span>
            <strong>{formatRupiah(amount)}</strong>
          </Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{description}</Box>
          <Foreseen of={read} />
        </Box>
      );
    })}
  </Box>
);

const list = { listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 } as const;

const LineTable = ({ lines }: { lines: Lines }) => {
  const translate = useTranslate();
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('statement.preview')}
      sx={{ maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('statement.day')}</TableCell>
            <TableCell align="right">{translate('statement.amount')}</TableCell>
            <TableCell>{translate('statement.description')}</TableCell>
            <TableCell>{translate('statement.match')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((read) => (
            <TableRow key={read.line}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(read.day)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatRupiah(read.amount)}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{read.description}</TableCell>
              <TableCell>
                <Foreseen of={read} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
