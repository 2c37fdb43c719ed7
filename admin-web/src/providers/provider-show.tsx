import { Box, Typography } from '@mui/material';
import { DataTable, ReferenceManyField } from 'react-admin';
import type { AdminPackage, AdminProvider } from '#contracts/http/admin/catalogue.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact, WordFact } from '../shared/facts';
import { EditButton } from '../shared/page-buttons';
import { Row } from '../shared/row';
import { NewTabRows } from '../shared/new-tab-rows';
import { ShowTitle } from '../shared/show-title';
import { YesField } from '../shared/yes-field';
import { ProviderActions } from './provider-actions';

const Column = DataTable.Col<AdminPackage>;
const MOST_PACKAGES = 100;

export const ProviderShow = () => <ConsoleShow of={ProviderDetail} />;

const ProviderDetail = ({ record: provider }: { record: AdminProvider }) => (
  <>
    <ShowTitle>
      {provider.name}: {provider.tagline}
    </ShowTitle>
    <Row>
      <EditButton />
      <ProviderActions />
    </Row>
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
      <WordFact source="hidden" />
      <Fact source="openGroups">{provider.openGroups}</Fact>
      <MomentFact source="createdAt" iso={provider.createdAt} />
    </Facts>
    <Typography>{provider.description}</Typography>
    <ReferenceManyField
      reference="packages"
      target="providerUid"
      perPage={MOST_PACKAGES}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <DataTable bulkActionButtons={false} body={NewTabRows} rowClick="show">
        <Column source="name" />
        <Column source="isHost" disableSort field={YesField} />
        <Column source="isPo" disableSort field={YesField} />
        <Column source="active" field={YesField} />
        <Column source="variants" align="right" disableSort />
      </DataTable>
    </ReferenceManyField>
  </>
);
