import { CreateButton, DataTable, TextInput, required } from 'react-admin';
import type { AdminLive } from '#contracts/campaigns/parts.admin.http';
import type { AdminAttendance } from '#contracts/campaigns/results.admin.http';
import { DateTimeField } from '../platform/fields/fields';
import { formatDateTime } from '../platform/fields/format';
import { MomentInput } from '../platform/forms/moment-input';
import { RecordCreate, RecordEdit } from '../platform/forms/record-form';
import { ConsoleList } from '../platform/lists/console-list';
import { ConsoleShow } from '../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../platform/records/facts';
import { EditButton } from '../platform/records/page-buttons';
import { ShowTitle } from '../platform/records/show-title';
import { Row } from '../platform/ui/row';
import { CampaignFact, CampaignInput } from './campaign-input';

const Column = DataTable.Col<AdminLive>;
const FIELDS = ['title', 'startsAt', 'endsAt'] as const;

export const LiveList = () => (
  <ConsoleList
    search={false}
    sort={{ field: 'startsAt', order: 'DESC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (row: AdminLive) => row.title,
      secondaryText: (row: AdminLive) => `${formatDateTime(row.startsAt)} · ${row.attendances}`,
    }}
  >
    <Column source="startsAt" field={DateTimeField} />
    <Column source="endsAt" disableSort field={DateTimeField} />
    <Column source="title" disableSort />
    <Column source="campaignName" disableSort />
    <Column source="attendances" align="right" disableSort />
  </ConsoleList>
);

export const LiveShow = () => <ConsoleShow of={LiveDetail} />;

const LiveDetail = ({ record }: { record: AdminLive }) => (
  <>
    <ShowTitle>{record.title}</ShowTitle>
    <Row>
      <EditButton />
    </Row>
    <Facts>
      <CampaignFact of={record} />
      <DateTimeFact source="startsAt" iso={record.startsAt} />
      <DateTimeFact source="endsAt" iso={record.endsAt} />
      <Fact source="attendances">{record.attendances}</Fact>
    </Facts>
  </>
);

export const LiveCreate = () => (
  <RecordCreate fields={['campaignUid', ...FIELDS]}>
    <CampaignInput />
    <LiveInputs />
  </RecordCreate>
);

export const LiveEdit = () => (
  <RecordEdit fields={FIELDS}>
    <LiveInputs />
  </RecordEdit>
);

const LiveInputs = () => (
  <>
    <TextInput source="title" validate={required()} fullWidth />
    <MomentInput source="startsAt" validate={required()} />
    <MomentInput source="endsAt" validate={required()} />
  </>
);

const Attendance = DataTable.Col<AdminAttendance>;

export const AttendanceList = () => (
  <ConsoleList
    sort={{ field: 'at', order: 'DESC' }}
    table={{ rowClick: false }}
    small={{
      primaryText: (row: AdminAttendance) => row.customerName,
      secondaryText: (row: AdminAttendance) => `${row.liveTitle} · ${formatDateTime(row.at)}`,
    }}
  >
    <Attendance source="at" field={DateTimeField} />
    <Attendance source="customerName" disableSort />
    <Attendance source="liveTitle" disableSort />
    <Attendance source="campaignName" disableSort />
  </ConsoleList>
);
