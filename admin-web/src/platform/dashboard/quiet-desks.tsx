import { Box } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { DESK_NAMES } from '#contracts/desks';
import { deskPath } from '../lists/desk-path';
import { useDeskName } from './use-desk-name';

/** The desks at which nothing waits, folded: a row is for what is to be done. */
export const QuietDesks = ({ data }: { data: AdminDashboard }) => {
  const translate = useTranslate();
  const nameOf = useDeskName();
  const quiet = DESK_NAMES.filter((desk) => data[desk] === 0);
  if (quiet.length === 0) return null;
  return (
    <Box
      component="details"
      sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {translate('dashboard.quiet', { smart_count: quiet.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {quiet.map((desk, index) => (
          <Box component="li" key={desk} sx={{ display: 'inline' }}>
            {index > 0 && ','} <Link to={deskPath(desk)}>{nameOf(desk)}</Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
