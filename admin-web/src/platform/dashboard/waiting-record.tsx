import { Box } from '@mui/material';
import { Link, type RaRecord, useCreatePath } from 'react-admin';
import type { AdminWaiting } from '#contracts/dashboard.http';
import { DESKS } from '#contracts/desks';
import { planNameOf } from '#domain/catalogue/plan-name';
import { formatRupiah } from '#domain/platform/sen';
import { deskPath } from '../lists/desk-path';
import { useRecordName } from '../records/use-record-name';
import { useDeskName } from './use-desk-name';
import { pressedRow, rowLink } from './pressed-row';
import { Wait } from './wait';

interface WaitingRecordProps {
  row: AdminWaiting[number];
  /** Undefined until it is read. */
  record: RaRecord | undefined;
  hasPage: boolean;
  /** Before its page is opened. */
  onOpen: () => void;
}

/** Whose it is, of what and how much, where the name of the record does not say it. */
function besideOf(record: RaRecord, name: string | undefined): string {
  const { customerName, amount, providerName, packageName } = record as {
    customerName?: string | null;
    amount?: number | null;
    providerName?: string;
    packageName?: string;
  };
  const plan = providerName !== undefined && packageName !== undefined && planNameOf(providerName, packageName);
  const parts = [customerName, plan, typeof amount === 'number' && formatRupiah(amount)];
  return parts.filter((part) => part && !name?.includes(part)).join(' · ');
}

/** One record that waits, as a row that leads to it. */
export const WaitingRecord = ({ row, record, hasPage, onOpen }: WaitingRecordProps) => {
  const { list } = DESKS[row.desk];
  const createPath = useCreatePath();
  const nameOf = useRecordName();
  const kind = useDeskName()(row.desk, 1);
  const name = record && nameOf(list, record);
  return (
    <Box component="li" sx={line}>
      <Box component="span" sx={{ gridArea: 'kind', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {kind}
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          to={hasPage ? createPath({ resource: list, type: 'show', id: row.uid }) : deskPath(row.desk)}
          onClick={onOpen}
          sx={rowLink}
        >
          {name ?? kind}
        </Link>
        {record && (
          <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
            {besideOf(record, name)}
          </Box>
        )}
      </Box>
      <Box sx={{ gridArea: 'wait', textAlign: 'right', color: 'text.secondary' }}>
        <Wait of={row} isOne />
      </Box>
    </Box>
  );
};

/** On a phone the kind stands above the name. */
const line = {
  ...pressedRow,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '180px minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: "'kind wait' 'name name'", sm: "'kind name wait'" },
  columnGap: 1.5,
} as const;
