import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { LINE_LENGTH } from '#contracts/limits';
import type { AdminThreadLine } from '#contracts/products/subscriptions/access.admin.http';
import { useAct } from '../../../platform/actions/use-act';
import { useWordsUid } from '../../../platform/actions/use-words-uid';
import { useCan } from '../../../platform/auth/permissions';
import type { AdminDataProvider } from '../../../platform/data/data-provider';
import { QueryState } from '../../../platform/data/query-state';
import { DateTime } from '../../../platform/fields/fields';
import { Answered, QuietLines } from '../../../platform/ui/answered';
import { TitledSection } from '../../../platform/ui/titled-section';

const CARD = { p: 2, borderRadius: 2, border: 1, borderColor: 'divider' };

/** The thread of a seat, and a form for the next line. */
export const ThreadPanel = ({ accountUid }: { accountUid: string }) => {
  const can = useCan();
  return can('threads.read') ? <Thread accountUid={accountUid} /> : null;
};

const Thread = ({ accountUid }: { accountUid: string }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const query = useQuery({
    queryKey: ['threads', accountUid, 'lines'],
    queryFn: ({ signal }) => dataProvider.get<AdminThreadLine[]>(`threads/${accountUid}/lines`, signal),
  });
  return (
    <TitledSection title="threads.title" sx={CARD}>
      <QueryState query={query} skeleton={<QuietLines />}>
        {(lines) => (
          <Answered rows={lines} empty="threads.empty">
            {(said) => <Lines lines={said} />}
          </Answered>
        )}
      </QueryState>
      <WriteLine accountUid={accountUid} />
    </TitledSection>
  );
};

const Lines = ({ lines }: { lines: AdminThreadLine[] }) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ uid, party, name, message, at }, index) => (
        <Box
          component="li"
          key={uid}
          sx={{ py: 1, borderTop: index ? 1 : 0, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {name} · {translate(`threads.party.${party}`)}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            <DateTime iso={at} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>
        </Box>
      ))}
    </Box>
  );
};

const WriteLine = ({ accountUid }: { accountUid: string }) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const act = useAct('threads');
  const [message, setMessage] = useState('');
  const { uidOf, forget } = useWordsUid();
  const send = () =>
    act.mutate(
      { id: accountUid, action: 'write', body: { uid: uidOf(message), message } },
      {
        onSuccess: () => {
          forget();
          setMessage('');
          void queryClient.invalidateQueries({ queryKey: ['threads', accountUid] });
        },
      },
    );
  return (
    <Stack useFlexGap sx={{ gap: 1, mt: 2, alignItems: 'flex-start' }}>
      <TextField
        label={translate('threads.write')}
        helperText={translate('threads.help')}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LINE_LENGTH.max } }}
      />
      {act.error && <Alert severity="error">{act.error.message}</Alert>}
      <Button variant="contained" size="small" disabled={!message.trim()} loading={act.isPending} onClick={send}>
        {translate('actions.threads.write.label')}
      </Button>
    </Stack>
  );
};
