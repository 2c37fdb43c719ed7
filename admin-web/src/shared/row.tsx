import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Side by side, in as many lines as it takes. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    {children}
  </Stack>
);
