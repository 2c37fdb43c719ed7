import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CheckedSheet } from '#contracts/catalogue/price-import.admin.http';

/** Errors by line of the sheet. */
export const SheetErrors = ({ sheet: { errors, moreErrors } }: { sheet: CheckedSheet }) => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="error">{translate('sheet.broken')}</Alert>
      <TableContainer tabIndex={0} role="region" aria-label={translate('sheet.errors')}>
        <Table size="small">
          {moreErrors > 0 && <caption>{translate('sheet.moreErrors', { n: moreErrors })}</caption>}
          <TableHead>
            <TableRow>
              <TableCell>{translate('sheet.line')}</TableCell>
              <TableCell>{translate('sheet.column')}</TableCell>
              <TableCell>{translate('sheet.problem')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {errors.map(({ line, field, message }) => (
              <TableRow key={`${line} ${field} ${message}`}>
                <TableCell>{line}</TableCell>
                <TableCell>{field ?? '–'}</TableCell>
                <TableCell>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
};
