import { Stack, Typography } from '@mui/material';
import { DataTable, EditButton, ReferenceManyField, useRecordContext } from 'react-admin';
import type { AdminPackage, AdminVariant } from '#contracts/http/admin/catalogue.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { MoneyField, WordField } from '../shared/fields';
import { RecordLink } from '../shared/record-link';
import { ShelfActions } from '../shared/shelf-actions';
import { YesField } from '../shared/yes-field';

const Column = DataTable.Col<AdminVariant>;
const MOST_VARIANTS = 100;

export const PackageShow = () => (
  <ConsoleShow>
    <PackageDetail />
  </ConsoleShow>
);

const PackageDetail = () => {
  const pack = useRecordContext<AdminPackage>();
  if (!pack) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {pack.providerName} {pack.name}
      </Typography>
      <Typography>{pack.description}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <EditButton />
        <ShelfActions />
      </Stack>
      <Facts>
        <Fact source="providerName">
          <RecordLink resource="providers" id={pack.providerUid}>
            {pack.providerName}
          </RecordLink>
        </Fact>
        <Fact source="slug">{pack.slug}</Fact>
        <Fact source="isHost">
          <WordField source="isHost" prefix="ra.boolean" />
        </Fact>
        <Fact source="isPo">
          <WordField source="isPo" prefix="ra.boolean" />
        </Fact>
        <Fact source="needsTv">
          <WordField source="needsTv" prefix="ra.boolean" />
        </Fact>
        <Fact source="active">
          <WordField source="active" prefix="ra.boolean" />
        </Fact>
      </Facts>
      <ReferenceManyField
        reference="variants"
        target="packageUid"
        perPage={MOST_VARIANTS}
        sort={{ field: 'durationMonths', order: 'ASC' }}
      >
        <DataTable bulkActionButtons={false} rowClick="show">
          <Column source="durationLabel" disableSort />
          <Column source="grandTotal" disableSort align="right" field={MoneyField} />
          <Column source="active" field={YesField} />
        </DataTable>
      </ReferenceManyField>
    </>
  );
};
