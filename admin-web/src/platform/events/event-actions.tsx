import ReplayIcon from '@mui/icons-material/Replay';
import type { ActionPlans } from '../actions/action-plan';
import { RecordActions } from '../actions/record-actions';
import { ConfirmDialog } from '../actions/simple-dialogs';

const plans: ActionPlans = { redrive: { icon: <ReplayIcon />, dialog: ConfirmDialog } };

export const EventActions = () => <RecordActions plans={plans} />;
