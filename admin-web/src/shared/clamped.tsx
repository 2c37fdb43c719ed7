import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The beginning of a long text in a table or list, so that one row does not push the others off the screen; whole where the record is shown. */
export const Clamped = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    title={typeof children === 'string' ? children : undefined}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      minWidth: { md: '10rem' },
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);
