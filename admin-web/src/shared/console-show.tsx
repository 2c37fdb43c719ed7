import { Box, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { ListButton, Show, TopToolbar, useShowContext } from 'react-admin';

/** Every single record of the console: its actions on top, its skeleton while it loads. */
export const ConsoleShow = ({ children }: { children: ReactNode }) => (
  <Show
    actions={
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    }
  >
    <Content>{children}</Content>
  </Show>
);

const Content = ({ children }: { children: ReactNode }) => {
  const { record } = useShowContext();
  return (
    <Stack useFlexGap sx={{ gap: 3, p: 2 }}>
      {record ? children : <Placeholder />}
    </Stack>
  );
};

const Placeholder = () => (
  <Box aria-busy="true">
    {['60%', '90%', '75%', '40%'].map((width) => (
      <Skeleton key={width} width={width} height={36} />
    ))}
  </Box>
);
