import LockOpenIcon from '@mui/icons-material/LockOpen';
import StoreIcon from '@mui/icons-material/Store';
import { DataTable } from 'react-admin';
import type { AdminMaintenance } from '#contracts/platform/maintenance.http';
import { ConsoleList } from '../lists/console-list';
import { DateTimeField, TranslatedField } from '../fields/fields';
import type { ActionPlans } from '../actions/action-plan';
import { RecordActions } from '../actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../actions/simple-dialogs';
import { StatusChip } from '../fields/status-chip';

const Column = DataTable.Col<AdminMaintenance>;
const REFETCH_MS = 15_000;
const plans: ActionPlans = {
  start: {
    icon: <StoreIcon />,
    danger: true,
    reversible: true,
    internalReason: true,
    dialog: ReasonDialog,
  },
  stop: { icon: <LockOpenIcon />, dialog: ConfirmDialog },
};
const State = ({ isActive }: AdminMaintenance) => (
  <StatusChip subject="maintenance" value={isActive ? 'closed' : 'open'} />
);

/** Closes the shop for customers and reopens it. */
export const MaintenanceList = () => (
  <ConsoleList
    search={false}
    sort={{ field: 'changedAt', order: 'DESC' }}
    queryOptions={{ refetchInterval: REFETCH_MS }}
    // A platform has no page of its own.
    table={{ rowClick: false }}
    small={{
      rowClick: false,
      primaryText: (row: AdminMaintenance) => (
        <>
          <TranslatedField record={row} source="platform" prefix="platform" /> <State {...row} />
        </>
      ),
      secondaryText: () => <RecordActions plans={plans} />,
    }}
  >
    <Column source="platform" disableSort>
      <TranslatedField source="platform" prefix="platform" />
    </Column>
    <Column source="isActive" disableSort render={(row) => <State {...row} />} />
    <Column source="changedAt" disableSort field={DateTimeField} />
    <Column label="resources.maintenance.fields.switch" disableSort render={() => <RecordActions plans={plans} />} />
  </ConsoleList>
);
