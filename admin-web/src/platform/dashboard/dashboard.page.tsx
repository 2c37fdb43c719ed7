import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import { useCan } from '../auth/permissions';
import { QueryState } from '../data/query-state';
import { useDashboard } from '../data/use-dashboard';
import { SlotContent, usePreloadSlot } from '../rooms/slot-content';
import { dashboardCards } from './dashboard-cards.slot';
import { SetupNotice } from './setup-notice';
import { WaitingList } from './waiting-list';
import { waitingRows } from './waiting-rows.slot';

/** What waits for an admin, as far as the role has to do with it. */
export const DashboardPage = () => {
  const translate = useTranslate();
  const dashboard = useDashboard();
  const can = useCan();
  usePreloadSlot(dashboardCards);
  usePreloadSlot(waitingRows);
  // Every role may read the packages.
  if (!can('dashboard.read')) return <Navigate to="/packages" replace />;
  return (
    <>
      <Title title={translate('dashboard.title')} />
      <QueryState query={dashboard} skeleton={<Columns list={<WaitingListSkeleton />} figures={skeletons} />}>
        {(data) => (
          <>
            <SetupNotice setup={data.setup} />
            <Columns
              list={<WaitingList data={data} />}
              figures={<SlotContent slot={dashboardCards} props={{ data }} fallback={skeletons} />}
            />
          </>
        )}
      </QueryState>
    </>
  );
};

/** What is to be done, and beside it, or below it on a phone, the figures. */
const Columns = ({ list, figures }: { list: ReactNode; figures: ReactNode }) => (
  <Box
    sx={{
      mt: 2,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    }}
  >
    {list}
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>{figures}</Box>
  </Box>
);

const WaitingListSkeleton = () => <Skeleton variant="rounded" height={520} aria-busy="true" />;

const skeletons = [220, 200, 120].map((height) => (
  <Skeleton key={height} variant="rounded" height={height} aria-busy="true" />
));
