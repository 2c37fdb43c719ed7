import CheckIcon from '@mui/icons-material/Check';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminTestimony } from '#contracts/content/content.admin.http';
import { TESTIMONY_STATES } from '#domain/content/testimony';
import { CustomerFact } from '../identity/shared/customer-fact';
import type { ActionPlans } from '../platform/actions/action-plan';
import { RecordActions } from '../platform/actions/record-actions';
import { VersionedConfirmDialog } from '../platform/actions/versioned-dialogs';
import { DateTimeField, StatusField } from '../platform/fields/fields';
import { StatusChip } from '../platform/fields/status-chip';
import { ConsoleList } from '../platform/lists/console-list';
import { oldestFirst } from '../platform/lists/filter-choice';
import { ConsoleShow } from '../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../platform/records/facts';
import { ShowTitle } from '../platform/records/show-title';
import { Row } from '../platform/ui/row';
import { OneLineField } from '../platform/fields/one-line';

const plans: ActionPlans = {
  show: { icon: <CheckIcon />, dialog: VersionedConfirmDialog },
  hide: { icon: <VisibilityOffIcon />, aside: true, dialog: VersionedConfirmDialog },
};
const Column = DataTable.Col<AdminTestimony>;
const choices = [
  { label: 'console.all', filter: {} },
  ...TESTIMONY_STATES.map((state) => ({
    label: `status.testimony.${state}`,
    filter: { state },
    ...(state === 'waiting' && { sort: oldestFirst('writtenAt') }),
  })),
];

export const TestimonyList = () => (
  <ConsoleList
    sort={{ field: 'writtenAt', order: 'DESC' }}
    choices={choices}
    small={{
      primaryText: ({ customerName, about }: AdminTestimony) => `${customerName} · ${about}`,
      secondaryText: ({ text, state }: AdminTestimony) => (
        <>
          {text}
          <br />
          <StatusChip subject="testimony" value={state} />
        </>
      ),
    }}
  >
    <Column source="writtenAt" field={DateTimeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="about" disableSort />
    <Column source="text" disableSort />
    <Column source="state" disableSort>
      <StatusField source="state" subject="testimony" />
    </Column>
  </ConsoleList>
);

export const TestimonyShow = () => <ConsoleShow of={TestimonyDetail} />;

const TestimonyDetail = ({ record: row }: { record: AdminTestimony }) => (
  <>
    <ShowTitle>
      {row.customerName} · {row.about}
    </ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <Fact source="state">
        <StatusChip subject="testimony" value={row.state} />
      </Fact>
      <CustomerFact of={row} />
      <DateTimeFact source="writtenAt" iso={row.writtenAt} />
      <DateTimeFact source="decidedAt" iso={row.decidedAt} />
    </Facts>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 720 }}>{row.text}</Typography>
  </>
);
