import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const ORDER_NUMBER = /(PTG-\d{6}-\w+)/;

/** A number that people read to each other: never broken over two lines. */
export const Unbroken = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** A text whose order numbers stay in one piece: browsers break them at their hyphens. */
export const OrderText = ({ children }: { children: string }) =>
  children
    .split(ORDER_NUMBER)
    .map((part, index) => (index % 2 ? <Unbroken key={`${index} ${part}`}>{part}</Unbroken> : part));
