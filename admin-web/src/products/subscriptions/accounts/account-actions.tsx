import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import LogoutIcon from '@mui/icons-material/Logout';
import UndoIcon from '@mui/icons-material/Undo';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { RefundDialog } from './refund-dialog';

const plans: ActionPlans = {
  activate: { icon: <CheckCircleIcon />, dialog: ReasonDialog },
  cancel: { icon: <CancelIcon />, danger: true, dialog: ReasonDialog },
  refund: { icon: <UndoIcon />, danger: true, dialog: RefundDialog },
  end: { icon: <LogoutIcon />, danger: true, dialog: ReasonDialog },
};

export const AccountActions = () => <RecordActions plans={plans} />;
