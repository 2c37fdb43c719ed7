import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const ORDER_NUMBER = /(PTG-\d{6}-\w+)/;

/** Keeps numbers on one line. */
export const NoWrap = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** A text whose order numbers are not broken at their hyphens. */
export const NoWrapOrderNumbers = ({ children }: { children: string }) =>
  children
    .split(ORDER_NUMBER)
    .map((part, index) => (index % 2 ? <NoWrap key={`${index} ${part}`}>{part}</NoWrap> : part));
