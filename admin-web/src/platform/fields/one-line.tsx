import { Box } from '@mui/material';

/**
 * A text on one line, cut where there is no room; whole when it is pointed at. It is clamped in place of `nowrap`, which would
 * keep a table from making its column narrower, and push the last column out of the card.
 */
export const OneLine = ({ children, max = '14rem' }: { children: string | null | undefined; max?: string }) => (
  <Box
    component="span"
    title={children ?? undefined}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      maxWidth: max,
      overflow: 'hidden',
      wordBreak: 'break-all',
    }}
  >
    {children}
  </Box>
);
