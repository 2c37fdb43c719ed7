import BlockIcon from '@mui/icons-material/Block';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import { type ActionPlans, RecordActions } from '../shared/record-actions';
import { ConfirmDialog, ReasonDialog } from '../shared/simple-dialogs';

const plans: ActionPlans = {
  block: { icon: <BlockIcon />, danger: true, dialog: ReasonDialog },
  unblock: { icon: <LockOpenIcon />, dialog: ConfirmDialog },
};

export const CustomerActions = () => <RecordActions plans={plans} />;
