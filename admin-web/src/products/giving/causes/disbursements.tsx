import { DataTable } from 'react-admin';
import type { AdminDisbursement } from '#contracts/products/giving/giving.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { DateTimeField, MoneyField } from '../../../platform/fields/fields';
import { formatDateTime } from '../../../platform/fields/format';
import { PictureViewer } from '../../../platform/files/picture-viewer';
import { ConsoleList } from '../../../platform/lists/console-list';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';

const Column = DataTable.Col<AdminDisbursement>;

export const DisbursementList = () => (
  <ConsoleList
    sort={{ field: 'at', order: 'DESC' }}
    small={{
      primaryText: (row: AdminDisbursement) => `${formatRupiah(row.amount)} · ${row.causeName}`,
      secondaryText: (row: AdminDisbursement) => `${row.title} · ${formatDateTime(row.at)}`,
    }}
  >
    <Column source="at" field={DateTimeField} />
    <Column source="causeName" disableSort />
    <Column source="title" disableSort />
    <Column source="amount" disableSort align="right" field={MoneyField} />
    <Column source="by" disableSort />
  </ConsoleList>
);

export const DisbursementShow = () => <ConsoleShow of={DisbursementDetail} />;

const DisbursementDetail = ({ record: row }: { record: AdminDisbursement }) => (
  <>
    <ShowTitle>
      {formatRupiah(row.amount)} · {row.title}
    </ShowTitle>
    <Facts>
      <Fact source="causeName">
        <RecordLink resource="causes" id={row.causeUid}>
          {row.causeName}
        </RecordLink>
      </Fact>
      <DateTimeFact source="at" iso={row.at} />
      <Fact source="by">{row.by}</Fact>
      <Fact source="note">{row.note || '–'}</Fact>
    </Facts>
    {row.proofUrl && <PictureViewer key={row.id} url={row.proofUrl} what={row.title} />}
  </>
);
