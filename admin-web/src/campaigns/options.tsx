import { CreateButton, DataTable, TextInput, required } from 'react-admin';
import type { AdminOption } from '#contracts/campaigns/parts.admin.http';
import { RecordCreate, RecordEdit } from '../platform/forms/record-form';
import { ConsoleList } from '../platform/lists/console-list';
import { ConsoleShow } from '../platform/records/console-show';
import { Fact, Facts } from '../platform/records/facts';
import { EditButton } from '../platform/records/page-buttons';
import { ShowTitle } from '../platform/records/show-title';
import { Row } from '../platform/ui/row';
import { CampaignFact, CampaignInput } from './campaign-input';
import { WholeInput } from '../platform/forms/whole-input';

const Column = DataTable.Col<AdminOption>;
const FIELDS = ['position', 'title', 'text'] as const;

export const OptionList = () => (
  <ConsoleList
    search={false}
    sort={{ field: 'position', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (row: AdminOption) => `${row.position}. ${row.title}`,
      secondaryText: (row: AdminOption) => `${row.campaignName} · ${row.votes}`,
    }}
  >
    <Column source="position" align="right" />
    <Column source="title" />
    <Column source="campaignName" disableSort />
    <Column source="votes" align="right" disableSort />
  </ConsoleList>
);

export const OptionShow = () => <ConsoleShow of={OptionDetail} />;

const OptionDetail = ({ record }: { record: AdminOption }) => (
  <>
    <ShowTitle>{record.title}</ShowTitle>
    <Row>
      <EditButton />
    </Row>
    <Facts>
      <CampaignFact of={record} />
      <Fact source="position">{record.position}</Fact>
      <Fact source="text">{record.text}</Fact>
      <Fact source="votes">{record.votes}</Fact>
    </Facts>
  </>
);

export const OptionCreate = () => (
  <RecordCreate fields={['campaignUid', ...FIELDS]} defaults={{ text: '' }}>
    <CampaignInput />
    <OptionInputs />
  </RecordCreate>
);

export const OptionEdit = () => (
  <RecordEdit fields={bodyOf}>
    <OptionInputs />
  </RecordEdit>
);

/** An input that was emptied has no text. */
const bodyOf = ({ position, title, text }: AdminOption) => ({ position, title, text: text ?? '' });

const OptionInputs = () => (
  <>
    <WholeInput source="position" min={1} />
    <TextInput source="title" validate={required()} fullWidth />
    <TextInput source="text" multiline fullWidth />
  </>
);
