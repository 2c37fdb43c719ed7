import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Children side by side, wrapped. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    {children}
  </Stack>
);
