import { Button, Chip, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { AdminDevice } from '#contracts/identity/session.http';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { QueryState } from '../../platform/data/query-state';
import { formatDateTime } from '../../platform/fields/format';
import { devicesKey, useSessionAct } from './use-session-act';

/** Where the admin is signed in. */
export const Devices = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const devices = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => dataProvider.get<AdminDevice[]>('session/devices', signal),
  });
  return (
    <>
      <Typography color="textSecondary">{translate('ownAccount.devicesHelp')}</Typography>
      <QueryState query={devices} skeleton={<Skeleton variant="rectangular" height={120} aria-busy="true" />}>
        {(data) => (
          <>
            <List disablePadding>
              {data.map((device) => (
                <Device key={device.uid} {...device} />
              ))}
            </List>
            {data.length > 1 && <EndOthers />}
          </>
        )}
      </QueryState>
    </>
  );
};

const Device = ({ uid, device, signedInAt, isThisDevice }: AdminDevice) => {
  const translate = useTranslate();
  const notify = useNotify();
  const end = useSessionAct('end');
  const at = formatDateTime(signedInAt);
  const submit = () => end.mutate({ uid }, { onError: (error) => notify(error.message, { type: 'error' }) });
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText primary={device} secondary={translate('ownAccount.since', { at })} />
      {isThisDevice ? (
        <Chip size="small" variant="outlined" label={translate('ownAccount.here')} />
      ) : (
        <Button
          variant="outlined"
          loading={end.isPending}
          aria-label={translate('ownAccount.endOne', { device, at })}
          onClick={submit}
        >
          {translate('actions.session.end.label')}
        </Button>
      )}
    </ListItem>
  );
};

const EndOthers = () => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const end = useSessionAct('end-others', close);
  return (
    <>
      <Button variant="outlined" color="error" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
        {translate('actions.session.end-others.label')}
      </Button>
      {asking && (
        <ConfirmDialog
          resource="session"
          action="end-others"
          danger
          pending={end.isPending}
          error={end.error}
          onAct={() => end.mutate({})}
          onClose={close}
        />
      )}
    </>
  );
};
