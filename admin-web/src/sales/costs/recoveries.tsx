import { Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminCost } from '#contracts/sales/costs.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { DateTime } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { RecordLink } from '../../platform/records/record-link';
import { TitledSection } from '../../platform/ui/titled-section';

const figure = { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** What the seller has given back, by whom it was recorded, and what the cost is then. */
export const Recoveries = ({ of: { amount, recovered, recoveries } }: { of: AdminCost }) => {
  const translate = useTranslate();
  if (recoveries.length === 0) return null;
  return (
    <TitledSection title="cost.recoveries" sx={{ mt: 2 }}>
      <Typography sx={{ mb: 1 }}>
        {translate('cost.recovered')}{' '}
        <Box component="span" sx={figure}>
          {formatRupiah(recovered)}
        </Box>
        , {translate('cost.net')}{' '}
        <Box component="span" sx={figure}>
          {formatRupiah(amount - recovered)}
        </Box>
      </Typography>
      <Table size="small">
        <TableBody>
          {recoveries.map((recovery) => (
            <Recovery key={`${recovery.unplacedUid}-${recovery.at}`} of={recovery} />
          ))}
        </TableBody>
      </Table>
    </TitledSection>
  );
};

const Recovery = ({ of: { unplacedUid, amount, by, at, undone } }: { of: AdminCost['recoveries'][number] }) => {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell align="right" sx={{ ...figure, textDecoration: undone ? 'line-through' : undefined }}>
        <RecordLink resource="unplaced-money" id={unplacedUid}>
          {formatRupiah(amount)}
        </RecordLink>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <DateTime iso={at} /> · {by}
        {undone && (
          <Typography variant="body2" color="textSecondary">
            {translate('cost.recoveryUndone', { ...undone, at: formatDateTime(undone.at) })}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
};
