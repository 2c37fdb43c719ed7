import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminCredential } from '#contracts/products/subscriptions/vault.http';
import { formatDateTime } from '../../../platform/fields/format';
import { QuietLines } from '../../../platform/ui/answered';
import { TitledSection } from '../../../platform/ui/titled-section';
import { QueryState } from '../../../platform/data/query-state';
import { useVault } from './use-vault';
import { VaultAccessLog } from './vault-access-log';

/** The vault of a group: whether a login is stored and who opened it. Admins can store one, but never read it. */
export const VaultCard = ({ groupUid }: { groupUid: string }) => (
  <TitledSection title="vault.title">
    <QueryState query={useVault(groupUid)} skeleton={<QuietLines />}>
      {(vault) => <Vault vault={vault} />}
    </QueryState>
  </TitledSection>
);

const Vault = ({ vault: { credential, accesses, formerViewers } }: { vault: AdminCredential }) => {
  const translate = useTranslate();
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
      {accesses.length > 0 && <VaultAccessLog accesses={accesses} />}
    </Stack>
  );
};
