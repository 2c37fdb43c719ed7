import KeyIcon from '@mui/icons-material/Key';
import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminCredential } from '#contracts/products/subscriptions/vault.http';
import type { AdminDataProvider } from '../../../platform/data/data-provider';
import { formatDateTime } from '../../../platform/fields/format';
import { TitledSection } from '../../../platform/ui/titled-section';
import { QueryState } from '../../../platform/data/query-state';
import { useAct } from '../../../platform/actions/use-act';
import { StoreCredentialDialog } from './store-credential-dialog';
import { VaultAccessLog } from './vault-access-log';

interface VaultCardProps {
  groupUid: string;
  /** Storing a login is what the group waits for. */
  isNext: boolean;
}

/** The vault of a group: whether a login is stored and who opened it. Admins can store one, but never read it. */
export const VaultCard = ({ groupUid, isNext }: VaultCardProps) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const query = useQuery({
    queryKey: ['account-groups', groupUid, 'credential'],
    queryFn: ({ signal }) => dataProvider.get<AdminCredential>(`account-groups/${groupUid}/credential`, signal),
  });
  return (
    <TitledSection title="vault.title" sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider' }}>
      <QueryState query={query} skeleton={<Skeleton height={80} aria-busy="true" />}>
        {(vault) => <Vault groupUid={groupUid} vault={vault} isNext={isNext} />}
      </QueryState>
    </TitledSection>
  );
};

const Vault = ({
  groupUid,
  vault: { credential, accesses, formerViewers },
  isNext,
}: VaultCardProps & { vault: AdminCredential }) => {
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
              at: formatDateTime(credential.storedAt),
              by: translate(`vault.by.${credential.storedBy}`),
            })
          : translate('vault.empty')}
      </Typography>
      {formerViewers > 0 && <Alert severity="warning">{translate('vault.former', { n: formerViewers })}</Alert>}
      <Button
        size="small"
        variant={isNext && !credential ? 'contained' : 'outlined'}
        startIcon={<KeyIcon />}
        onClick={() => setOpen(true)}
      >
        {translate(credential ? 'vault.replace' : 'actions.account-groups.store-credential.label')}
      </Button>
      <VaultAccessLog accesses={accesses} />
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
