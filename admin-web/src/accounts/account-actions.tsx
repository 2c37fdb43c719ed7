import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import LogoutIcon from '@mui/icons-material/Logout';
import UndoIcon from '@mui/icons-material/Undo';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ReasonDialog } from '../shared/simple-dialogs';

const plans: ActionPlans = {
  activate: { icon: <CheckCircleIcon />, dialog: ReasonDialog },
  cancel: { icon: <CancelIcon />, danger: true, dialog: ReasonDialog },
  refund: { icon: <UndoIcon />, danger: true, dialog: ReasonDialog },
  end: { icon: <LogoutIcon />, danger: true, dialog: ReasonDialog },
};

/** Which of them are drawn is the API's answer from the transition table of #domain/accounts/account-status. */
export const AccountActions = () => <RecordActions plans={plans} />;
