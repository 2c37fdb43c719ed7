import InventoryIcon from '@mui/icons-material/Inventory';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { MoveStockDialog } from './move-stock-dialog';

const plans: ActionPlans = { 'move-stock': { icon: <InventoryIcon />, dialog: MoveStockDialog } };

export const VariantActions = () => <RecordActions plans={plans} />;
