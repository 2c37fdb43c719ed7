import LockOpenIcon from '@mui/icons-material/LockOpen';
import StoreIcon from '@mui/icons-material/Store';
import { DataTable } from 'react-admin';
import type { AdminMaintenance } from '#contracts/http/maintenance.http';
import { ConsoleList } from '../shared/console-list';
import { MomentField, WordField } from '../shared/fields';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ConfirmDialog, ReasonDialog } from '../shared/simple-dialogs';
import { StatusChip } from '../shared/status-chip';

const Column = DataTable.Col<AdminMaintenance>;
const EVERY_MS = 15_000;
const plans: ActionPlans = {
  start: {
    icon: <StoreIcon />,
    danger: true,
    undoable: true,
    inside: true,
    dialog: ReasonDialog,
  },
  stop: { icon: <LockOpenIcon />, dialog: ConfirmDialog },
};
const State = ({ isActive }: AdminMaintenance) => (
  <StatusChip subject="maintenance" value={isActive ? 'closed' : 'open'} />
);

/** Closes the shop for customers, and opens it again. */
export const MaintenanceList = () => (
  <ConsoleList
    sort={{ field: 'changedAt', order: 'DESC' }}
    queryOptions={{ refetchInterval: EVERY_MS }}
    // A platform has no page of its own; its row must not lead away from under the dialog.
    table={{ rowClick: false }}
    small={{
      rowClick: false,
      primaryText: (row: AdminMaintenance) => (
        <>
          <WordField record={row} source="platform" prefix="platform" /> <State {...row} />
        </>
      ),
      secondaryText: () => <RecordActions plans={plans} />,
    }}
  >
    <Column source="platform" disableSort>
      <WordField source="platform" prefix="platform" />
    </Column>
    <Column source="isActive" disableSort render={(row) => <State {...row} />} />
    <Column source="changedAt" disableSort field={MomentField} />
    <Column label="resources.maintenance.fields.switch" disableSort render={() => <RecordActions plans={plans} />} />
  </ConsoleList>
);
