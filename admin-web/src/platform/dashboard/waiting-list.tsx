import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { SlotContent } from '../rooms/slot-content';
import { QuietDesks } from './quiet-desks';
import { ShowsLate } from './waiting-row';
import { waitingRows } from './waiting-rows.slot';

/** What waits for an admin, in one list: what is late first, and in a line at its end where nothing waits. */
export const WaitingList = ({ data }: { data: AdminDashboard }) => {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} variant="outlined" sx={card}>
      <Typography id={headingId} component="h2" variant="subtitle2" sx={{ px: 2, py: 1.5 }}>
        {translate('dashboard.waiting')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[true, false].map((late) => (
          <ShowsLate key={String(late)} value={late}>
            <SlotContent slot={waitingRows} props={{ data }} />
          </ShowsLate>
        ))}
      </Box>
      <Box className="nothing" sx={{ px: 2, py: 3, borderTop: 1, borderColor: 'divider' }}>
        {translate('dashboard.nothingWaits')}
      </Box>
      <QuietDesks data={data} />
    </Card>
  );
};

// Which rows there are only the rows themselves know.
const card = { minWidth: 0, alignSelf: 'start', '&:has(li.MuiBox-root a) > .nothing': { display: 'none' } } as const;
