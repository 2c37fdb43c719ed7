import RemoveShoppingCartIcon from '@mui/icons-material/RemoveShoppingCart';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import type { ActionPlans } from './action-plan';
import { RecordActions } from './record-actions';
import { ConfirmDialog } from './simple-dialogs';

const plans: ActionPlans = {
  activate: { icon: <ShoppingCartIcon />, dialog: ConfirmDialog },
  deactivate: { icon: <RemoveShoppingCartIcon />, danger: true, dialog: ConfirmDialog },
};

/** Sold or not sold; nothing is deleted. */
export const ShelfActions = () => <RecordActions plans={plans} />;
