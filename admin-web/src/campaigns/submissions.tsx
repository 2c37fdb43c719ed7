import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { Link, Typography } from '@mui/material';
import { DataTable, useListContext } from 'react-admin';
import type { AdminSubmission } from '#contracts/campaigns/results.admin.http';
import { SUBMISSION_STATES } from '#domain/campaigns/mission';
import { CustomerFact } from '../identity/shared/customer-fact';
import type { ActionPlans } from '../platform/actions/action-plan';
import { RecordActions } from '../platform/actions/record-actions';
import { VersionedConfirmDialog, VersionedReasonDialog } from '../platform/actions/versioned-dialogs';
import { DateTimeField, StatusField } from '../platform/fields/fields';
import { formatDateTime } from '../platform/fields/format';
import { StatusChip } from '../platform/fields/status-chip';
import { PictureViewer } from '../platform/files/picture-viewer';
import { ConsoleList } from '../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../platform/lists/filter-choice';
import { ConsoleShow } from '../platform/records/console-show';
import { ActorFact, DateTimeFact, Fact, Facts } from '../platform/records/facts';
import { ShowTitle } from '../platform/records/show-title';
import { Row } from '../platform/ui/row';
import { CampaignFact } from './campaign-input';
import { SubmissionDesk } from './submission-desk';
import { OneLineField } from '../platform/fields/one-line';

const Column = DataTable.Col<AdminSubmission>;
const choices = [
  ...SUBMISSION_STATES.map((state) => ({
    label: `status.submission.${state}`,
    filter: { state },
    sort: state === 'submitted' ? oldestFirst('submittedAt') : newestFirst('submittedAt'),
  })),
  { label: 'console.all', filter: {}, sort: newestFirst('submittedAt') },
];

/** Waiting submissions are above the table as a desk, one after the other. */
export const SubmissionList = () => (
  <ConsoleList
    filterDefaultValues={{ state: 'submitted' }}
    sort={oldestFirst('submittedAt')}
    choices={choices}
    notice={<WaitingDesk />}
    small={{
      primaryText: (row: AdminSubmission) => `${row.missionTitle} · ${row.customerName}`,
      secondaryText: (row: AdminSubmission) => (
        <>
          {formatDateTime(row.submittedAt)} <StatusChip subject="submission" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="submittedAt" field={DateTimeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="missionTitle" disableSort />
    <Column source="campaignName" disableSort />
    <Column source="state" disableSort>
      <StatusField source="state" subject="submission" />
    </Column>
  </ConsoleList>
);

const WaitingDesk = () => {
  const { data, filterValues } = useListContext<AdminSubmission>();
  const waiting = filterValues.state === 'submitted' && data ? data : [];
  return waiting.length > 0 && <SubmissionDesk queue={waiting} Detail={Answer} />;
};

const plans: ActionPlans = {
  complete: { icon: <CheckIcon />, dialog: VersionedConfirmDialog },
  reject: { icon: <CloseIcon />, danger: true, dialog: VersionedReasonDialog, reversible: true },
};

export const SubmissionShow = () => <ConsoleShow of={SubmissionDetail} />;

const SubmissionDetail = ({ record }: { record: AdminSubmission }) => (
  <>
    <ShowTitle status={{ subject: 'submission', value: record.state }}>{record.missionTitle}</ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Answer record={record} />
  </>
);

const Answer = ({ record }: { record: AdminSubmission }) => (
  <>
    <Facts>
      <CustomerFact of={record} />
      <CampaignFact of={record} />
      <DateTimeFact source="submittedAt" iso={record.submittedAt} />
      <Fact source="missionText">{record.missionText}</Fact>
      {record.decidedAt && <DateTimeFact source="decidedAt" iso={record.decidedAt} />}
      {record.decidedBy && <ActorFact source="decidedBy" by={record.decidedBy} />}
      {record.reason && <Fact source="reason">{record.reason}</Fact>}
      {record.link && (
        <Fact source="link">
          <Link href={record.link} target="_blank" rel="noopener noreferrer nofollow">
            {record.link}
          </Link>
        </Fact>
      )}
    </Facts>
    {record.text && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{record.text}</Typography>}
    {record.proofUrl && <PictureViewer key={record.id} url={record.proofUrl} what={record.missionTitle} />}
  </>
);
