import InventoryIcon from '@mui/icons-material/Inventory';
import ReceiptIcon from '@mui/icons-material/Receipt';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { RecordCostDialog } from '../../../sales/shared/record-cost-dialog';
import { MoveStockDialog } from './move-stock-dialog';

const plans: ActionPlans = {
  'move-stock': { icon: <InventoryIcon />, dialog: MoveStockDialog },
  'record-cost': { icon: <ReceiptIcon />, aside: true, dialog: RecordCostDialog, reversible: true },
};

export const VariantActions = () => <RecordActions plans={plans} />;
