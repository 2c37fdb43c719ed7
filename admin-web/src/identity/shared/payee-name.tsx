import { Stack } from '@mui/material';
import { OneLine } from '../../platform/fields/one-line';
import { StatusChip } from '../../platform/fields/status-chip';

interface Payee {
  customerName: string;
  isBlocked: boolean;
}

/** After the name of a customer who is to get money: whether they are blocked. */
export const BlockedSign = ({ of: { isBlocked } }: { of: Pick<Payee, 'isBlocked'> }) =>
  isBlocked ? (
    <>
      {' '}
      <StatusChip subject="customer" value="blocked" />
    </>
  ) : null;

/** Who is to get money, with the sign of a blocked customer. */
export const PayeeName = ({ of }: { of: Payee }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
    <OneLine>{of.customerName}</OneLine>
    <BlockedSign of={of} />
  </Stack>
);
