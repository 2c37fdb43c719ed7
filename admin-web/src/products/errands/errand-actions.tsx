import BlockIcon from '@mui/icons-material/Block';
import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import ShoppingCartCheckoutIcon from '@mui/icons-material/ShoppingCartCheckout';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ReasonDialog } from '../../platform/actions/simple-dialogs';
import { BuyDialog, QuoteDialog } from './errand-dialogs';

const plans: ActionPlans = {
  quote: { icon: <RequestQuoteIcon />, dialog: QuoteDialog },
  buy: { icon: <ShoppingCartCheckoutIcon />, dialog: BuyDialog },
  decline: { icon: <BlockIcon />, danger: true, dialog: ReasonDialog },
};

export const ErrandActions = () => <RecordActions plans={plans} />;
