import SpaIcon from '@mui/icons-material/Spa';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { UseDialog } from './use-dialog';

const plans: ActionPlans = { use: { icon: <SpaIcon />, dialog: UseDialog } };

export const VoucherActions = () => <RecordActions plans={plans} />;
