import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import StopIcon from '@mui/icons-material/Stop';
import { Typography } from '@mui/material';
import { CreateButton, DataTable, useTranslate } from 'react-admin';
import type { AdminCampaign } from '#contracts/campaigns/campaigns.admin.http';
import type { ActionPlans } from '../platform/actions/action-plan';
import { RecordActions } from '../platform/actions/record-actions';
import { ConfirmDialog } from '../platform/actions/simple-dialogs';
import { CheckField, DateTimeField } from '../platform/fields/fields';
import { formatDateTime } from '../platform/fields/format';
import { ConsoleList } from '../platform/lists/console-list';
import { ConsoleShow } from '../platform/records/console-show';
import { DateTimeFact, Fact, Facts, TranslatedFact } from '../platform/records/facts';
import { EditButton } from '../platform/records/page-buttons';
import { RecordPage } from '../platform/records/record-page';

const plans: ActionPlans = {
  start: { icon: <PlayArrowIcon />, aside: true, dialog: ConfirmDialog },
  stop: { icon: <StopIcon />, danger: true, dialog: ConfirmDialog },
};
const Column = DataTable.Col<AdminCampaign>;

export const CampaignList = () => (
  <ConsoleList
    sort={{ field: 'startsAt', order: 'DESC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (row: AdminCampaign) => row.name,
      secondaryText: (row: AdminCampaign) => `${formatDateTime(row.startsAt)} – ${formatDateTime(row.endsAt)}`,
    }}
  >
    <Column source="startsAt" field={DateTimeField} />
    <Column source="endsAt" disableSort field={DateTimeField} />
    <Column source="name" />
    <Column source="participants" align="right" disableSort />
    <Column source="active" disableSort field={CheckField} />
  </ConsoleList>
);

export const CampaignShow = () => <ConsoleShow of={CampaignDetail} />;

const SECTIONS = [
  'specialPrize',
  'rescueMission',
  'conference',
  'howToPlay',
  'terms',
  'popupTitle',
  'popupText',
  'infoTitle',
  'infoText',
  'voteQuestion',
] as const;

const SWITCHES = ['popupActive', 'infoActive', 'voteOpen', 'voteResultsShown'] as const;

/** Whether it is on, and what that does in the shop. */
const Switch = ({ of, source }: { of: AdminCampaign; source: (typeof SWITCHES)[number] }) => {
  const translate = useTranslate();
  return (
    <Fact source={source}>
      {translate(`ra.boolean.${of[source]}`)}
      <Typography variant="body2" color="textSecondary">
        {translate(`campaignSwitch.${source}.${of[source] ? 'on' : 'off'}`)}
      </Typography>
    </Fact>
  );
};

const CampaignDetail = ({ record }: { record: AdminCampaign }) => (
  <RecordPage
    title={record.name}
    actions={
      <>
        <EditButton />
        <RecordActions plans={plans} />
      </>
    }
    aside={
      <Facts>
        <TranslatedFact source="active" />
        <Fact source="slug">{record.slug}</Fact>
        <DateTimeFact source="startsAt" iso={record.startsAt} />
        <DateTimeFact source="endsAt" iso={record.endsAt} />
        <Fact source="participants">{record.participants}</Fact>
      </Facts>
    }
  >
    <Typography color="textSecondary">{record.summary}</Typography>
    <Facts>
      {SWITCHES.map((source) => (
        <Switch key={source} of={record} source={source} />
      ))}
    </Facts>
    <Facts sx={{ gridTemplateColumns: 'minmax(0, 1fr)', whiteSpace: 'pre-line' }}>
      {SECTIONS.map((source) => (
        <Fact key={source} source={source}>
          {record[source]}
        </Fact>
      ))}
    </Facts>
  </RecordPage>
);
