import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';

interface FileErrorsProps {
  errors: readonly { line: number; field: string | null; message: string }[];
  /** How many there are beyond these. */
  moreErrors: number;
  /** What a column is called; by default as the API does. */
  nameOf?: (field: string) => string;
}

/** What has to be put right in a file, by line. */
export const FileErrors = ({ errors, moreErrors, nameOf = (field) => field }: FileErrorsProps) => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="error">{translate('fileErrors.broken')}</Alert>
      <TableContainer tabIndex={0} role="region" aria-label={translate('fileErrors.errors')}>
        <Table size="small">
          {moreErrors > 0 && <caption>{translate('fileErrors.moreErrors', { n: moreErrors })}</caption>}
          <TableHead>
            <TableRow>
              <TableCell>{translate('fileErrors.line')}</TableCell>
              <TableCell>{translate('fileErrors.column')}</TableCell>
              <TableCell>{translate('fileErrors.problem')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {errors.map(({ line, field, message }) => (
              <TableRow key={`${line} ${field} ${message}`}>
                <TableCell>{line}</TableCell>
                <TableCell>{field === null ? '–' : nameOf(field)}</TableCell>
                <TableCell>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
};
