import PersonIcon from '@mui/icons-material/Person';
import StarIcon from '@mui/icons-material/Star';
import TvIcon from '@mui/icons-material/Tv';
import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { RecordLink } from '../../../platform/records/record-link';
import { StatusChip } from '../../../platform/fields/status-chip';
import { shownSeat } from '../shared/shown-seat';

type Seat = AdminGroup['seatMap'][number];

/** All seats of a group with their members, roles and free seats. */
export const SeatMap = ({ group }: { group: AdminGroup }) => {
  const translate = useTranslate();
  return (
    <Box
      component="ol"
      aria-label={translate('seat.map')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
      }}
    >
      {group.seatMap.map((seat) => (
        <SeatTile key={seat.seatNumber} seat={seat} />
      ))}
    </Box>
  );
};

const SeatTile = ({ seat }: { seat: Seat }) => {
  const translate = useTranslate();
  const { account, role, seatNumber } = seat;
  return (
    <Box
      component="li"
      sx={{
        p: 1.5,
        minHeight: 116,
        borderRadius: 2,
        border: account ? '1px solid' : '2px dashed',
        borderColor: 'divider',
        bgcolor: account ? 'background.paper' : 'transparent',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {role === 'host' ? <StarIcon fontSize="inherit" /> : <PersonIcon fontSize="inherit" />}
        {translate('seat.number', { n: seatNumber })} · {translate(`role.${role}`)}
      </Stack>
      {account ? (
        <>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{account.customerName}</Box>
          <Box>
            <RecordLink resource="accounts" id={account.uid}>
              {account.orderNumber}
            </RecordLink>
          </Box>
          <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
            <StatusChip subject="account" value={shownSeat(account)} />
            {account.needsTv && <TvIcon fontSize="small" titleAccess={translate('seat.needsTv')} />}
          </Stack>
        </>
      ) : (
        <Box sx={{ m: 'auto', color: 'text.secondary' }}>{translate('seat.free')}</Box>
      )}
    </Box>
  );
};
