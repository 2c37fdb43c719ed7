import ReplayIcon from '@mui/icons-material/Replay';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ConfirmDialog } from '../shared/simple-dialogs';

const plans: ActionPlans = { redrive: { icon: <ReplayIcon />, dialog: ConfirmDialog } };

export const EventActions = () => <RecordActions plans={plans} />;
