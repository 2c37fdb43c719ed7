import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CheckedStatement } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDate } from '../../platform/fields/format';

/** The first lines of a file as they were read. */
export const StatementPreview = ({ lines }: { lines: CheckedStatement['preview'] }) => {
  const translate = useTranslate();
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('statement.preview')}
      sx={{ maxHeight: 240, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('statement.day')}</TableCell>
            <TableCell align="right">{translate('statement.amount')}</TableCell>
            <TableCell>{translate('statement.description')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ line, day, amount, description }) => (
            <TableRow key={line}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(day)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatRupiah(amount)}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{description}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
