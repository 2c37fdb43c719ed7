import BlockIcon from '@mui/icons-material/Block';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import RestoreIcon from '@mui/icons-material/Restore';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ReasonDialog } from '../shared/simple-dialogs';

const plans: ActionPlans = {
  block: {
    icon: <BlockIcon />,
    danger: true,
    undoable: true,
    dialog: ReasonDialog,
  },
  'withdraw-erasure': { icon: <RestoreIcon />, inside: true, dialog: ReasonDialog },
  unblock: { icon: <LockOpenIcon />, undoable: true, dialog: ReasonDialog },
};

export const CustomerActions = () => <RecordActions plans={plans} />;
