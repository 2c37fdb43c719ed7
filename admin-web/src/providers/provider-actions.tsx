import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ConfirmDialog } from '../shared/simple-dialogs';

const plans: ActionPlans = {
  hide: { icon: <VisibilityOffIcon />, danger: true, dialog: ConfirmDialog },
  show: { icon: <VisibilityIcon />, dialog: ConfirmDialog },
};

export const ProviderActions = () => <RecordActions plans={plans} />;
