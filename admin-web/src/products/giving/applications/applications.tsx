import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import LiveTvIcon from '@mui/icons-material/LiveTv';
import UndoIcon from '@mui/icons-material/Undo';
import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminApplication } from '#contracts/products/giving/giving.admin.http';
import { APPLICATION_STATES } from '#domain/products/giving/share';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { ClampedText } from '../../../platform/fields/clamped-text';
import { DateTimeField, StatusField } from '../../../platform/fields/fields';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ConsoleList } from '../../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { ConsoleShow } from '../../../platform/records/console-show';
import { ActorFact, DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { TitledSection } from '../../../platform/ui/titled-section';

const plans: ActionPlans = {
  pick: { icon: <CheckIcon />, dialog: ConfirmDialog },
  fulfil: { icon: <LiveTvIcon />, dialog: ConfirmDialog },
  decline: { icon: <CloseIcon />, danger: true, dialog: ReasonDialog },
  'take-back': { icon: <UndoIcon />, danger: true, seldom: true, dialog: ReasonDialog },
};
const Column = DataTable.Col<AdminApplication>;
const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  ...APPLICATION_STATES.map((state) => ({
    label: `status.application.${state}`,
    filter: { state },
    sort: state === 'waiting' ? oldestFirst('createdAt') : newestFirst('createdAt'),
  })),
];

export const ApplicationList = () => (
  <ConsoleList
    filterDefaultValues={{ state: 'waiting' }}
    sort={oldestFirst('createdAt')}
    choices={choices}
    small={{
      primaryText: (row: AdminApplication) => row.name,
      secondaryText: (row: AdminApplication) => (
        <>
          <ClampedText>{row.story}</ClampedText>
          <StatusChip subject="application" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="createdAt" field={DateTimeField} />
    <Column source="name" disableSort />
    <Column source="story" disableSort render={(row) => <ClampedText>{row.story}</ClampedText>} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="application" />
    </Column>
  </ConsoleList>
);

export const ApplicationShow = () => <ConsoleShow of={ApplicationDetail} />;

const ApplicationDetail = ({ record: row }: { record: AdminApplication }) => (
  <>
    <ShowTitle status={{ subject: 'application', value: row.state }}>{row.name || '–'}</ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <CustomerFact of={row} />
      <Fact source="available">{row.available}</Fact>
      <DateTimeFact source="createdAt" iso={row.createdAt} />
      <DateTimeFact source="decidedAt" iso={row.decidedAt} />
      <ActorFact source="decidedBy" by={row.decidedBy} />
      <Fact source="reason">{row.reason}</Fact>
      <DateTimeFact source="fulfilledAt" iso={row.fulfilledAt} />
    </Facts>
    <TitledSection title="giving.story">
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.story || '–'}</Typography>
    </TitledSection>
  </>
);
