import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { GivenBackView } from '#contracts/sales/given-back.http';
import { DateTime } from '../../platform/fields/fields';
import { formatDate, formatDateTime } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { Fact } from '../../platform/records/facts';

interface Paid {
  /** Without it the desk says so by itself. */
  givenBack?: GivenBackView;
}

/** How far a payout is, in a list, and whether the bank has given it back. */
export const PaidStatus = ({ subject, of }: { subject: string; of: Paid & { state: string } }) => (
  <>
    <StatusChip subject={subject} value={of.state} />
    {of.givenBack && <StatusChip subject="givenBack" value={of.givenBack.resentAt ? 'resent' : 'waiting'} />}
  </>
);

/** That the bank has given a transfer back and on which day, and when it was sent again. Nothing for another one. */
export const GivenBackText = ({ of: { givenBack } }: { of: Paid }) => {
  const translate = useTranslate();
  if (!givenBack) return null;
  const on = formatDate(givenBack.on);
  return (
    <Box>
      {givenBack.resentAt
        ? translate('payouts.resent', { on, resentAt: formatDateTime(givenBack.resentAt) })
        : translate('payouts.cameBack', { on })}
    </Box>
  );
};

/** When a payout was transferred, and whether that transfer has come back. */
export const PaidAtFact = ({ of }: { of: Paid & { paidAt: string | null } }) => (
  <Fact source="paidAt">
    {of.paidAt && (
      <>
        <DateTime iso={of.paidAt} />
        <GivenBackText of={of} />
      </>
    )}
  </Fact>
);
