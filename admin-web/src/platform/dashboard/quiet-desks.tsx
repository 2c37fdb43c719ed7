import { Box } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { DESKS, DESK_NAMES } from '#contracts/desks';
import { deskPath } from '../lists/desk-path';

/** The desks at which nothing waits, in one line: a card is for what is to be done. */
export const QuietDesks = ({ data }: { data: AdminDashboard }) => {
  const translate = useTranslate();
  // That of the payments always has its card.
  const quiet = DESK_NAMES.filter((desk) => desk !== 'paymentsToCheck' && data[desk] === 0);
  if (quiet.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={translate('dashboard.quiet')}
      sx={{ gridColumn: '1 / -1', fontSize: '0.875rem', color: 'text.secondary' }}
    >
      {translate('dashboard.quiet')}:
      <Box component="ul" sx={{ display: 'inline', listStyle: 'none', m: 0, p: 0 }}>
        {quiet.map((desk, index) => (
          <Box component="li" key={desk} sx={{ display: 'inline' }}>
            {index > 0 && ','}{' '}
            <Link to={deskPath(desk)}>{translate(`resources.${DESKS[desk].list}.name`, { smart_count: 2 })}</Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
