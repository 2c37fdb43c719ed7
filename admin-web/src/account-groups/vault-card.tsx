import KeyIcon from '@mui/icons-material/Key';
import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminCredential } from '#contracts/http/vault.http';
import type { AdminDataProvider } from '../data-provider';
import { formatMoment } from '../shared/format';
import { TitledSection } from '../shared/titled-section';
import { Read } from '../shared/read';
import { useAct } from '../shared/use-act';
import { StoreCredentialDialog } from './store-credential-dialog';
import { VaultAccesses } from './vault-accesses';

/** The vault of a group: whether a login is in it, who has looked. An admin fills it and never sees what is inside. */
export const VaultCard = ({ groupUid }: { groupUid: string }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const query = useQuery({
    queryKey: ['account-groups', groupUid, 'credential'],
    queryFn: ({ signal }) => dataProvider.credential(groupUid, signal),
  });
  return (
    <TitledSection title="vault.title" sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider' }}>
      <Read query={query} skeleton={<Skeleton height={80} aria-busy="true" />}>
        {(vault) => <Vault groupUid={groupUid} vault={vault} />}
      </Read>
    </TitledSection>
  );
};

const Vault = ({
  groupUid,
  vault: { credential, accesses, formerViewers },
}: {
  groupUid: string;
  vault: AdminCredential;
}) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const act = useAct('account-groups');
  const close = () => {
    setOpen(false);
    act.reset();
  };
  return (
    <Stack useFlexGap sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography>
        {credential
          ? translate('vault.stored', {
              version: credential.version,
              at: formatMoment(credential.storedAt),
              by: translate(`vault.by.${credential.storedBy}`),
            })
          : translate('vault.empty')}
      </Typography>
      {formerViewers > 0 && <Alert severity="warning">{translate('vault.former', { n: formerViewers })}</Alert>}
      <Button size="small" variant="contained" startIcon={<KeyIcon />} onClick={() => setOpen(true)}>
        {translate(credential ? 'vault.replace' : 'actions.account-groups.store-credential.label')}
      </Button>
      <VaultAccesses accesses={accesses} />
      {open && (
        <StoreCredentialDialog
          pending={act.isPending}
          error={act.error}
          onStore={(body) => act.mutate({ id: groupUid, action: 'store-credential', body }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Stack>
  );
};
