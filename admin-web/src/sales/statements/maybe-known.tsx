import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CheckedStatement } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDate } from '../../platform/fields/format';

/** New lines that an earlier statement may have brought in other words. */
export const MaybeKnown = ({ of: { maybeKnown, maybeKnownLines } }: { of: CheckedStatement }) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {translate('statement.maybeKnown', { n: maybeKnown })}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {maybeKnownLines.map(({ line, day, amount, description, known }) => (
          <li key={line}>
            {translate('statement.maybeKnownLine', {
              line,
              day: formatDate(day),
              amount: formatRupiah(amount),
              description,
              known,
            })}
          </li>
        ))}
      </Box>
      {maybeKnown > maybeKnownLines.length &&
        translate('statement.more', { shown: maybeKnownLines.length, total: maybeKnown })}
    </Alert>
  );
};
