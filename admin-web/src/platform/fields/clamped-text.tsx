import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** At most two lines of a text, for tables and lists; the whole of it when it is pointed at. */
export const ClampedText = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    title={typeof children === 'string' ? children : undefined}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      minWidth: { md: '10rem' },
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);
