import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { useStatusTone } from '../../../platform/fields/use-status-tone';
import { shownSeat } from '../shared/shown-seat';

const FILL = {
  waiting: 'warning.main',
  working: 'info.main',
  good: 'success.main',
  bad: 'error.main',
  idle: 'divider',
};

/** The seat map in one line: a block per seat, outlined when free. */
export const SeatBar = ({ group }: { group: AdminGroup }) => {
  const translate = useTranslate();
  const toneOf = useStatusTone();
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('seat.fill', { taken: group.occupied, size: group.seats })}
      sx={{ display: 'inline-flex', gap: '3px', verticalAlign: 'middle' }}
    >
      {group.seatMap.map(({ seatNumber, account }) => (
        <Box
          component="span"
          key={seatNumber}
          sx={{
            width: 12,
            height: 16,
            borderRadius: '3px',
            border: '1px solid',
            borderColor: account ? 'transparent' : 'text.disabled',
            bgcolor: account ? FILL[toneOf('account', shownSeat(account))] : 'transparent',
          }}
        />
      ))}
    </Box>
  );
};
