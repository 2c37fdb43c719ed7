import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import { useCan } from '../auth/permissions';
import { QueryState } from '../data/query-state';
import { useDashboard } from '../data/use-dashboard';
import { SlotContent, usePreloadSlot } from '../rooms/slot-content';
import { dashboardCards } from './dashboard-cards.slot';
import { QuietDesks } from './quiet-desks';

/** What waits for an admin, as far as the role has to do with it. */
export const DashboardPage = () => {
  const translate = useTranslate();
  const dashboard = useDashboard();
  const can = useCan();
  usePreloadSlot(dashboardCards);
  // Every role may read the packages.
  if (!can('dashboard.read')) return <Navigate to="/packages" replace />;
  return (
    <>
      <Title title={translate('dashboard.title')} />
      <QueryState query={dashboard} skeleton={<Grid>{skeletons}</Grid>}>
        {(data) => (
          <Grid>
            <SlotContent slot={dashboardCards} props={{ data }} fallback={skeletons} />
            <QuietDesks data={data} />
          </Grid>
        )}
      </QueryState>
    </>
  );
};

const Grid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' }}>
    {children}
  </Box>
);

const skeletons = Array.from({ length: 6 }, (_, index) => (
  <Skeleton key={index} variant="rounded" height={120} aria-busy="true" />
));
