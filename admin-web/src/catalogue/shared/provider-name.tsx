import { Box } from '@mui/material';
import { useReference } from 'react-admin';
import type { AdminProvider } from '#contracts/catalogue/catalogue.admin.http';
import { useCan } from '../../platform/auth/permissions';
import { type Marked, ProviderMark } from './provider-mark';

/** A provider in a row of a table: its mark before its name. */
export const NamedProvider = ({ of: provider }: { of: Marked }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <ProviderMark of={provider} size={24} />
    {provider.name}
  </Box>
);

/** The same of a record that knows the provider by its uid; the marks of all rows are read together, by who may read providers. */
export const ProviderOf = ({
  of: { providerUid, providerName },
}: {
  of: { providerUid: string; providerName: string };
}) => {
  const enabled = useCan()('providers.read');
  const { referenceRecord } = useReference<AdminProvider>({
    reference: 'providers',
    id: providerUid,
    options: { enabled },
  });
  return <NamedProvider of={referenceRecord ?? { name: providerName, color: '' }} />;
};
