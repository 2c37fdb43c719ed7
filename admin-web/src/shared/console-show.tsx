import { Box, Skeleton, Stack } from '@mui/material';
import type { ComponentType } from 'react';
import { type RaRecord, Show, TopToolbar, useShowContext } from 'react-admin';
import { ListButton } from './page-buttons';
import { useRecordQuery } from './record-query';
import { Read } from './read';

interface ConsoleShowProps<T> {
  of: ComponentType<{ record: T }>;
}

/** Every single record of the console: its actions on top, its skeleton while it loads. */
export const ConsoleShow = <T extends RaRecord>({ of }: ConsoleShowProps<T>) => (
  <Show
    queryOptions={useRecordQuery()}
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
  const { record, ...query } = useShowContext<T>();
  return (
    <Stack useFlexGap sx={{ gap: 3, p: 2 }}>
      <Read query={{ ...query, data: record }} skeleton={<Placeholder />}>
        {(found) => <Detail record={found} />}
      </Read>
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
