import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useCallback, useId, useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import { inOrderOfWork } from '#contracts/desk-clock';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { SlotContent } from '../rooms/slot-content';
import { QuietDesks } from './quiet-desks';
import { WaitingLine } from './waiting-line';
import { ReportWaiting, type Waiting } from './waiting-row';
import { waitingRows } from './waiting-rows.slot';

/** What waits for an admin, in one list: what is late or due soonest first, then what only waits for others, and folded where nothing waits. */
export const WaitingList = ({ data }: { data: AdminDashboard }) => {
  const translate = useTranslate();
  const headingId = useId();
  const watchedId = useId();
  const doneToday = data.revenue?.at(-1)?.payments ?? 0;
  const [rows, setRows] = useState<ReadonlyMap<string, Waiting>>(new Map());
  const report = useCallback(
    (title: string, row: Waiting | null) =>
      setRows((known) => {
        const next = new Map(known);
        if (row) next.set(title, row);
        else next.delete(title);
        return next;
      }),
    [],
  );
  const ordered = inOrderOfWork([...rows.values()]);
  const watched = ordered.filter(({ isWatched }) => isWatched);
  return (
    <Card component="section" aria-labelledby={headingId} variant="outlined" sx={card}>
      <Box sx={head}>
        <Typography id={headingId} component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {translate('dashboard.waiting')}
        </Typography>
        <Link to="/waiting">{translate('dashboard.oneByOne')}</Link>
        {/* The last day of the chart is today. */}
        {doneToday > 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('dashboard.doneToday', { smart_count: doneToday })}
          </Typography>
        )}
      </Box>
      <Box component="ul" aria-labelledby={headingId} sx={list}>
        {linesOf(ordered.filter(({ isWatched }) => !isWatched))}
        <ReportWaiting value={report}>
          <SlotContent slot={waitingRows} props={{ data }} fallback={loading} />
        </ReportWaiting>
      </Box>
      <Box className="nothing" sx={{ px: 2, py: 3, borderTop: 1, borderColor: 'divider' }}>
        {translate('dashboard.nothingWaits')}
      </Box>
      {watched.length > 0 && (
        <>
          <Typography id={watchedId} component="h3" variant="body2" color="textSecondary" sx={watchedHead}>
            {translate('dashboard.watched')}
          </Typography>
          <Box component="ul" aria-labelledby={watchedId} sx={list}>
            {linesOf(watched)}
          </Box>
        </>
      )}
      <QuietDesks data={data} />
    </Card>
  );
};

const linesOf = (rows: Waiting[]) => rows.map((row) => <WaitingLine key={row.title} row={row} />);

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const watchedHead = { px: 2, pt: 2, pb: 0.5, borderTop: 1, borderColor: 'divider', fontWeight: 600 } as const;
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
  px: 2,
  py: 1.5,
} as const;

const loading = Array.from({ length: 10 }, (_, index) => (
  <Box
    component="li"
    key={index}
    className="loading"
    aria-busy="true"
    sx={{ px: 2, borderTop: 1, borderColor: 'divider' }}
  >
    <Skeleton height={48} />
  </Box>
));

// Which rows there are only the rows themselves know; nothing is said of desks before these are there.
const card = {
  minWidth: 0,
  alignSelf: 'start',
  '&:has(li.MuiBox-root a, .loading) > .nothing, &:has(.loading) > details': { display: 'none' },
} as const;
