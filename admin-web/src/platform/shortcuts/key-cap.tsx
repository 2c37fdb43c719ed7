import { Box } from '@mui/material';

/** A key of the keyboard, as it is printed in a text or on a button. */
export const KeyCap = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      px: 0.75,
      border: 1,
      borderColor: 'divider',
      borderRadius: '4px',
      fontFamily: 'inherit',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);
