import CancelIcon from '@mui/icons-material/Cancel';
import UndoIcon from '@mui/icons-material/Undo';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ReasonDialog } from '../shared/simple-dialogs';

const plans: ActionPlans = {
  cancel: { icon: <CancelIcon />, danger: true, dialog: ReasonDialog },
  refund: { icon: <UndoIcon />, danger: true, dialog: ReasonDialog },
};

export const OrderActions = () => <RecordActions plans={plans} />;
