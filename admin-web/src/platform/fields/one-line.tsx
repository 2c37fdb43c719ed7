import { Box } from '@mui/material';

/** A text on one line, cut where there is no room; whole when it is pointed at. */
export const OneLine = ({ children, max = '14rem' }: { children: string | null | undefined; max?: string }) => (
  <Box
    component="span"
    title={children ?? undefined}
    sx={{ display: 'block', maxWidth: max, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {children}
  </Box>
);
