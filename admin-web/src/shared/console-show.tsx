import { Box, Skeleton, Stack } from '@mui/material';
import type { ComponentType } from 'react';
import { type RaRecord, Show, TopToolbar, useShowContext } from 'react-admin';
import { ListButton } from './page-buttons';

interface ConsoleShowProps<T> {
  of: ComponentType<{ record: T }>;
}

/** Every single record of the console: its actions on top, its skeleton while it loads. */
export const ConsoleShow = <T extends RaRecord>({ of }: ConsoleShowProps<T>) => (
  <Show
    actions={
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    }
  >
    <Content of={of} />
  </Show>
);

const Content = <T extends RaRecord>({ of: Detail }: ConsoleShowProps<T>) => {
  const { record } = useShowContext<T>();
  return (
    <Stack useFlexGap sx={{ gap: 3, p: 2 }}>
      {record ? <Detail record={record} /> : <Placeholder />}
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
