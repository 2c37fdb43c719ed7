import SpaIcon from '@mui/icons-material/Spa';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { UseDialog } from './use-dialog';

const plans: ActionPlans = { use: { icon: <SpaIcon />, dialog: UseDialog } };

export const VoucherActions = () => <RecordActions plans={plans} />;
