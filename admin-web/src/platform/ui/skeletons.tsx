import { Box, Card, Skeleton } from '@mui/material';

const ROWS = 8;
/** Of a row in a table. */
const ROW_HEIGHT = 41;

/** Rows that are being read: what stands in place of every table, list and desk. */
export const SkeletonRows = ({ rows = ROWS }: { rows?: number }) => (
  <Card aria-busy="true">
    {Array.from({ length: rows }, (_, n) => (
      <Box
        key={n}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          height: ROW_HEIGHT,
          px: 2,
          '& + &': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <Skeleton sx={{ flex: 2 }} />
        <Skeleton sx={{ flex: 3 }} />
        <Skeleton sx={{ flex: 1 }} />
      </Box>
    ))}
  </Card>
);

/** A record that is being read: its head, and its facts below. */
export const SkeletonRecord = () => (
  <Box aria-busy="true">
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Skeleton variant="circular" width={40} height={40} />
      <Skeleton width="40%" height={32} />
    </Box>
    <SkeletonRows rows={5} />
  </Box>
);
