import ReplayIcon from '@mui/icons-material/Replay';
import { DialogContentText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { MailOutage, RedrivenMails } from '#contracts/messages/mail-outage.admin.http';
import { ActionDialog } from '../../platform/actions/action-dialog';
import { useCan } from '../../platform/auth/permissions';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { formatDateTime } from '../../platform/fields/format';
import { useSend } from '../../platform/actions/use-send';

const REFETCH_MS = 30_000;

/** Sends again what waits or was set aside, after a look at how many, to whom and since when. Nothing stuck: nothing shown. */
export const MailOutageTool = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const can = useCan();
  const translate = useTranslate();
  const [shown, setShown] = useState<MailOutage | null>(null);
  const { data } = useQuery({
    queryKey: ['mail-outage'],
    queryFn: ({ signal }) => dataProvider.get<MailOutage>('mail-outage', signal),
    refetchInterval: REFETCH_MS,
    enabled: can('mail-outage.redrive'),
  });
  const count = data ? data.setAside + data.held : 0;
  return (
    <>
      {data && count > 0 && (
        <Button label={translate('mailOutage.open', { count })} onClick={() => setShown(data)}>
          <ReplayIcon />
        </Button>
      )}
      {shown && <MailOutageDialog outage={shown} onClose={() => setShown(null)} />}
    </>
  );
};

const MailOutageDialog = ({ outage, onClose }: { outage: MailOutage; onClose: () => void }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { asOf, setAside, held, customers, oldestAt, domains, paused } = outage;
  const redrive = useSend<RedrivenMails, Error>({
    mutationFn: () => dataProvider.post<RedrivenMails>('mail-outage/redrive', { asOf }),
    onSuccess: ({ count }) => {
      notify('mailOutage.done', { type: 'success', messageArgs: { count } });
      refresh();
      onClose();
    },
  });
  return (
    <ActionDialog
      title={translate('mailOutage.title')}
      submitLabel={translate('mailOutage.submit')}
      focusSubmit
      pending={redrive.isPending}
      error={redrive.error}
      onSubmit={() => redrive.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{translate('mailOutage.counts', { setAside, held, customers })}</DialogContentText>
      {oldestAt && (
        <DialogContentText>{translate('mailOutage.oldest', { at: formatDateTime(oldestAt) })}</DialogContentText>
      )}
      <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        {domains.map(({ domain, count }) => `${domain} (${count})`).join(', ')}
      </Typography>
      {paused.map(({ destination, since, reason }) => (
        <DialogContentText key={destination}>
          {translate('mailOutage.paused', { destination, since: formatDateTime(since), reason })}
        </DialogContentText>
      ))}
    </ActionDialog>
  );
};
