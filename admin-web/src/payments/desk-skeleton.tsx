import { Box, Skeleton } from '@mui/material';

export const DeskSkeleton = () => (
  <Box
    aria-busy="true"
    sx={{ mt: 5, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' } }}
  >
    <Skeleton variant="rounded" sx={{ height: { xs: 220, md: 480 } }} />
    <Skeleton variant="rounded" height={480} />
  </Box>
);
