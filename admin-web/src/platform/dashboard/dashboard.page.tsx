import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { QueryState } from '../data/query-state';
import { useDashboard } from '../data/use-dashboard';
import { SlotContent, usePreloadSlot } from '../rooms/slot-content';
import { dashboardCards, dashboardProducts } from './dashboard-cards.slot';
import { SetupNotice } from './setup-notice';
import { WaitingList } from './waiting-list';
import { waitingRows } from './waiting-rows.slot';

/** What waits for an admin, as far as the role has to do with it. */
export const DashboardPage = () => {
  const translate = useTranslate();
  const dashboard = useDashboard();
  usePreloadSlot(dashboardCards);
  usePreloadSlot(dashboardProducts);
  usePreloadSlot(waitingRows);
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
              products={<SlotContent slot={dashboardProducts} props={{ data }} />}
            />
          </>
        )}
      </QueryState>
    </>
  );
};

interface ColumnsProps {
  list: ReactNode;
  figures: ReactNode;
  products?: ReactNode;
}

/** What is to be done, and beside it, or below it on a phone, the money; the products below both. */
const Columns = ({ list, figures, products }: ColumnsProps) => (
  <Box
    sx={{
      mt: 2,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    }}
  >
    {list}
    <Box sx={stack}>{figures}</Box>
    <Box sx={{ ...stack, ...across }}>{products}</Box>
  </Box>
);

const stack = { display: 'grid', gap: 2, alignContent: 'start' } as const;
const across = {
  gridColumn: { lg: '1 / -1' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  '&:empty': { display: 'none' },
} as const;

const WaitingListSkeleton = () => <Skeleton variant="rounded" height={520} aria-busy="true" />;

const skeletons = [220, 200, 120].map((height) => (
  <Skeleton key={height} variant="rounded" height={height} aria-busy="true" />
));
