import { Typography } from '@mui/material';
import { DataTable, ReferenceManyField } from 'react-admin';
import type { AdminPackage, AdminVariant } from '#contracts/http/admin/catalogue.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, WordFact } from '../shared/facts';
import { MoneyField } from '../shared/fields';
import { RecordLink } from '../shared/record-link';
import { ShelfActions } from '../shared/shelf-actions';
import { EditButton } from '../shared/page-buttons';
import { Row } from '../shared/row';
import { NewTabRows } from '../shared/new-tab-rows';
import { ShowTitle } from '../shared/show-title';
import { YesField } from '../shared/yes-field';

const Column = DataTable.Col<AdminVariant>;
const MOST_VARIANTS = 100;

export const PackageShow = () => <ConsoleShow of={PackageDetail} />;

const PackageDetail = ({ record: pack }: { record: AdminPackage }) => (
  <>
    <ShowTitle>
      {pack.providerName} {pack.name}
    </ShowTitle>
    <Typography>{pack.description}</Typography>
    <Row>
      <EditButton />
      <ShelfActions />
    </Row>
    <Facts>
      <Fact source="providerName">
        <RecordLink resource="providers" id={pack.providerUid}>
          {pack.providerName}
        </RecordLink>
      </Fact>
      <Fact source="slug">{pack.slug}</Fact>
      <WordFact source="isHost" />
      <WordFact source="isPo" />
      <WordFact source="needsTv" />
      <WordFact source="active" />
    </Facts>
    <ReferenceManyField
      reference="variants"
      target="packageUid"
      perPage={MOST_VARIANTS}
      sort={{ field: 'durationMonths', order: 'ASC' }}
    >
      <DataTable bulkActionButtons={false} body={NewTabRows} rowClick="show">
        <Column source="durationLabel" disableSort />
        <Column source="grandTotal" disableSort align="right" field={MoneyField} />
        <Column source="active" field={YesField} />
      </DataTable>
    </ReferenceManyField>
  </>
);
