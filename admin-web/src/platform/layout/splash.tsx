import { Box } from '@mui/material';

/** Until the console is there: the mark of index.html at the same place; every address of the console is below that file. */
export const Splash = () => (
  <Box aria-busy="true" sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
    <img src="favicon.svg" alt="" width={56} height={56} />
  </Box>
);
