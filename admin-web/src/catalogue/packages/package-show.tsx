import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminPackage, AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import { planNameOf } from '#domain/catalogue/plan-name';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { CheckField, MoneyField } from '../../platform/fields/fields';
import { RecordLink } from '../../platform/records/record-link';
import { SaleActions } from '../shared/sale-actions';
import { EditButton } from '../../platform/records/page-buttons';
import { Row } from '../../platform/ui/row';
import { RelatedTable } from '../../platform/lists/related-table';
import { ShowTitle } from '../../platform/records/show-title';

const Column = DataTable.Col<AdminVariant>;

export const PackageShow = () => <ConsoleShow of={PackageDetail} />;

const PackageDetail = ({ record: packageRecord }: { record: AdminPackage }) => (
  <>
    <ShowTitle>{planNameOf(packageRecord.providerName, packageRecord.name)}</ShowTitle>
    <Typography>{packageRecord.description}</Typography>
    <Row>
      <EditButton />
      <SaleActions />
    </Row>
    <Facts>
      <Fact source="providerName">
        <RecordLink resource="providers" id={packageRecord.providerUid}>
          {packageRecord.providerName}
        </RecordLink>
      </Fact>
      <Fact source="slug">{packageRecord.slug}</Fact>
      <TranslatedFact source="isHost" />
      <TranslatedFact source="isPo" />
      <TranslatedFact source="needsTv" />
      <TranslatedFact source="active" />
      {packageRecord.voucherTreatments !== null && (
        <>
          <Fact source="voucherTreatments">{packageRecord.voucherTreatments}</Fact>
          <Fact source="voucherFirstUseDays">{packageRecord.voucherFirstUseDays}</Fact>
        </>
      )}
    </Facts>
    <RelatedTable resource="variants" target="packageUid" sortBy="durationMonths">
      <Column source="durationLabel" disableSort />
      <Column source="grandTotal" disableSort align="right" field={MoneyField} />
      <Column source="active" field={CheckField} />
    </RelatedTable>
  </>
);
