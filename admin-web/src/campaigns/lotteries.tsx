import AcUnitIcon from '@mui/icons-material/AcUnit';
import CasinoIcon from '@mui/icons-material/Casino';
import {
  AutocompleteInput,
  CreateButton,
  DataTable,
  ReferenceInput,
  TextInput,
  required,
  useTranslate,
} from 'react-admin';
import type { AdminLottery } from '#contracts/campaigns/results.admin.http';
import { LOTTERY_STATES, WINNERS_LIMIT } from '#domain/campaigns/lottery';
import { BlockedSign } from '../identity/shared/payee-name';
import type { ActionPlans } from '../platform/actions/action-plan';
import { RecordActions } from '../platform/actions/record-actions';
import { ConfirmDialog } from '../platform/actions/simple-dialogs';
import { DateTimeField, StatusField } from '../platform/fields/fields';
import { StatusChip } from '../platform/fields/status-chip';
import { RecordCreate } from '../platform/forms/record-form';
import { ConsoleList } from '../platform/lists/console-list';
import { ConsoleShow } from '../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../platform/records/facts';
import { RecordLink } from '../platform/records/record-link';
import { ShowTitle } from '../platform/records/show-title';
import { Row } from '../platform/ui/row';
import { TitledSection } from '../platform/ui/titled-section';
import { CampaignFact } from './campaign-input';
import { WholeInput } from '../platform/forms/whole-input';

const plans: ActionPlans = {
  freeze: { icon: <AcUnitIcon />, dialog: ConfirmDialog },
  draw: { icon: <CasinoIcon />, dialog: ConfirmDialog },
};
const Column = DataTable.Col<AdminLottery>;
const choices = [
  { label: 'console.all', filter: {} },
  ...LOTTERY_STATES.map((state) => ({ label: `status.lottery.${state}`, filter: { state } })),
];

export const LotteryList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'DESC' }}
    tools={<CreateButton />}
    choices={choices}
    small={{
      primaryText: (row: AdminLottery) => row.title,
      secondaryText: (row: AdminLottery) => (
        <>
          {row.liveTitle} <StatusChip subject="lottery" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="createdAt" field={DateTimeField} />
    <Column source="title" disableSort />
    <Column source="liveTitle" disableSort />
    <Column source="winners" align="right" disableSort />
    <Column source="entryCount" align="right" disableSort />
    <Column source="state" disableSort>
      <StatusField source="state" subject="lottery" />
    </Column>
  </ConsoleList>
);

export const LotteryShow = () => <ConsoleShow of={LotteryDetail} />;

const LotteryDetail = ({ record }: { record: AdminLottery }) => (
  <>
    <ShowTitle status={{ subject: 'lottery', value: record.state }}>{record.title}</ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <CampaignFact of={record} />
      <Fact source="liveTitle">
        <RecordLink resource="campaign-lives" id={record.liveUid}>
          {record.liveTitle}
        </RecordLink>
      </Fact>
      <Fact source="prize">{record.prize}</Fact>
      <Fact source="winners">{record.winners}</Fact>
      <Fact source="entryCount">{record.entryCount}</Fact>
      <DateTimeFact source="frozenAt" iso={record.frozenAt} />
      <DateTimeFact source="drawnAt" iso={record.drawnAt} />
      <Fact source="commitment">{record.commitment}</Fact>
      <Fact source="entriesHash">{record.entriesHash}</Fact>
      <Fact source="seed">{record.seed}</Fact>
    </Facts>
    {record.winningEntries.length > 0 && (
      <TitledSection title="campaigns.winners">
        <Winners of={record} />
      </TitledSection>
    )}
  </>
);

/** By rank. Who was blocked or left by the draw is passed over; of a winner who was blocked since a person decides. */
const Winners = ({ of }: { of: AdminLottery }) => {
  const translate = useTranslate();
  return (
    <ol>
      {of.winningEntries.map(({ rank, number, code, customerUid, customerName, isBlocked, isPassed }) => (
        <li key={rank}>
          {code} (#{number}){' '}
          {customerUid && (
            <RecordLink resource="customers" id={customerUid}>
              {customerName}
            </RecordLink>
          )}
          <BlockedSign of={{ isBlocked }} />
          {isPassed && ` ${translate('campaigns.passed')}`}
        </li>
      ))}
    </ol>
  );
};

export const LotteryCreate = () => (
  <RecordCreate fields={['liveUid', 'title', 'prize', 'winners']} defaults={{ winners: 1 }}>
    <ReferenceInput source="liveUid" reference="campaign-lives" sort={{ field: 'startsAt', order: 'DESC' }}>
      <AutocompleteInput optionText="title" validate={required()} />
    </ReferenceInput>
    <TextInput source="title" validate={required()} fullWidth />
    <TextInput source="prize" validate={required()} fullWidth />
    <WholeInput source="winners" min={1} max={WINNERS_LIMIT} />
  </RecordCreate>
);
