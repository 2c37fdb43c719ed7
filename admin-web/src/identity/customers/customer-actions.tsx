import BlockIcon from '@mui/icons-material/Block';
import EditNoteIcon from '@mui/icons-material/EditNote';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import RestoreIcon from '@mui/icons-material/Restore';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ReasonDialog } from '../../platform/actions/simple-dialogs';
import { WriteNoteDialog } from './write-note-dialog';

const plans: ActionPlans = {
  'write-note': { icon: <EditNoteIcon />, aside: true, dialog: WriteNoteDialog },
  block: {
    icon: <BlockIcon />,
    danger: true,
    seldom: true,
    reversible: true,
    dialog: ReasonDialog,
  },
  'withdraw-erasure': { icon: <RestoreIcon />, aside: true, internalReason: true, dialog: ReasonDialog },
  unblock: { icon: <LockOpenIcon />, aside: true, reversible: true, dialog: ReasonDialog },
};

export const CustomerActions = () => <RecordActions plans={plans} />;
