import { Typography } from '@mui/material';
import { DataTable, ReferenceManyField, useRecordContext } from 'react-admin';
import type { AdminPackage, AdminProvider } from '#contracts/http/admin.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { YesField } from '../shared/yes-field';

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
      <Facts>
        <Fact source="slug">{provider.slug}</Fact>
        <Fact source="category">{provider.category}</Fact>
        <Fact source="openGroups">{provider.openGroups}</Fact>
        <Fact source="createdAt">
          <Moment iso={provider.createdAt} />
        </Fact>
      </Facts>
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
