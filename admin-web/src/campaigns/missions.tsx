import { Typography } from '@mui/material';
import { BooleanInput, CreateButton, DataTable, SelectInput, TextInput, required } from 'react-admin';
import type { AdminMission } from '#contracts/campaigns/parts.admin.http';
import { PROOF_KINDS } from '#domain/campaigns/mission';
import { TranslatedField } from '../platform/fields/fields';
import { RecordCreate, RecordEdit } from '../platform/forms/record-form';
import { ConsoleList } from '../platform/lists/console-list';
import { ConsoleShow } from '../platform/records/console-show';
import { Fact, Facts, TranslatedFact } from '../platform/records/facts';
import { EditButton } from '../platform/records/page-buttons';
import { ShowTitle } from '../platform/records/show-title';
import { Row } from '../platform/ui/row';
import { CampaignFact, CampaignInput } from './campaign-input';
import { WholeInput } from '../platform/forms/whole-input';

const Column = DataTable.Col<AdminMission>;
const FIELDS = ['position', 'title', 'text', 'proof', 'review'] as const;
const PROOFS = PROOF_KINDS.map((kind) => ({ id: kind, name: `proofKind.${kind}` }));

export const MissionList = () => (
  <ConsoleList
    search={false}
    sort={{ field: 'position', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (row: AdminMission) => `${row.position}. ${row.title}`,
      secondaryText: (row: AdminMission) => row.campaignName,
    }}
  >
    <Column source="position" align="right" />
    <Column source="title" />
    <Column source="campaignName" disableSort />
    <Column source="proof" disableSort>
      <TranslatedField source="proof" prefix="proofKind" />
    </Column>
    <Column source="submitted" align="right" disableSort />
    <Column source="completed" align="right" disableSort />
  </ConsoleList>
);

export const MissionShow = () => <ConsoleShow of={MissionDetail} />;

const MissionDetail = ({ record }: { record: AdminMission }) => (
  <>
    <ShowTitle>
      {record.position}. {record.title}
    </ShowTitle>
    <Row>
      <EditButton />
    </Row>
    <Facts>
      <CampaignFact of={record} />
      <TranslatedFact source="proof" prefix="proofKind" />
      <TranslatedFact source="review" />
      <Fact source="submitted">{record.submitted}</Fact>
      <Fact source="completed">{record.completed}</Fact>
    </Facts>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{record.text}</Typography>
  </>
);

export const MissionCreate = () => (
  <RecordCreate fields={['campaignUid', ...FIELDS]} defaults={{ proof: 'text', review: false }}>
    <CampaignInput />
    <MissionInputs />
  </RecordCreate>
);

export const MissionEdit = () => (
  <RecordEdit fields={FIELDS}>
    <MissionInputs />
  </RecordEdit>
);

const MissionInputs = () => (
  <>
    <WholeInput source="position" min={1} />
    <TextInput source="title" validate={required()} fullWidth />
    <TextInput source="text" validate={required()} multiline minRows={3} fullWidth />
    <SelectInput source="proof" choices={PROOFS} validate={required()} />
    <BooleanInput source="review" helperText="campaigns.reviewHelp" />
  </>
);
