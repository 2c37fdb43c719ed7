import RemoveShoppingCartIcon from '@mui/icons-material/RemoveShoppingCart';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';

const plans: ActionPlans = {
  activate: { icon: <ShoppingCartIcon />, dialog: ConfirmDialog },
  deactivate: { icon: <RemoveShoppingCartIcon />, seldom: true, danger: true, dialog: ConfirmDialog },
};

/** On sale or not. */
export const SaleActions = () => <RecordActions plans={plans} />;
