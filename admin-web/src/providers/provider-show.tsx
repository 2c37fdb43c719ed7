import { Box, Stack, Typography } from '@mui/material';
import { DataTable, EditButton, ReferenceManyField, useRecordContext } from 'react-admin';
import type { AdminPackage, AdminProvider } from '#contracts/http/admin/catalogue.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { Moment, WordField } from '../shared/fields';
import { YesField } from '../shared/yes-field';
import { ProviderActions } from './provider-actions';

const Column = DataTable.Col<AdminPackage>;
const MOST_PACKAGES = 100;

export const ProviderShow = () => (
  <ConsoleShow>
    <ProviderDetail />
  </ConsoleShow>
);

const ProviderDetail = () => {
  const provider = useRecordContext<AdminProvider>();
  if (!provider) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {provider.name}: {provider.tagline}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <EditButton />
        <ProviderActions />
      </Stack>
      <Facts>
        <Fact source="slug">{provider.slug}</Fact>
        <Fact source="category">{provider.category}</Fact>
        <Fact source="color">
          <Box
            component="span"
            aria-hidden
            sx={{ display: 'inline-block', width: 14, height: 14, mr: 1, borderRadius: 1, bgcolor: provider.color }}
          />
          {provider.color}
        </Fact>
        <Fact source="position">{provider.position}</Fact>
        <Fact source="hidden">
          <WordField source="hidden" prefix="ra.boolean" />
        </Fact>
        <Fact source="openGroups">{provider.openGroups}</Fact>
        <Fact source="createdAt">
          <Moment iso={provider.createdAt} />
        </Fact>
      </Facts>
      <Typography>{provider.description}</Typography>
      <ReferenceManyField
        reference="packages"
        target="providerUid"
        perPage={MOST_PACKAGES}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <DataTable bulkActionButtons={false} rowClick="show">
          <Column source="name" />
          <Column source="isHost" disableSort field={YesField} />
          <Column source="isPo" disableSort field={YesField} />
          <Column source="active" field={YesField} />
          <Column source="variants" align="right" disableSort />
        </DataTable>
      </ReferenceManyField>
    </>
  );
};
