import CheckIcon from '@mui/icons-material/Check';
import { Button } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { useMoneyRecords } from '../shared/order-money-fact';

/** The next step of an order whose payment waits to be checked. */
export const CheckPaymentButton = ({ orderUid }: { orderUid: string }) => {
  const translate = useTranslate();
  const waiting = useMoneyRecords('payments', orderUid).find(({ state }) => state === 'submitted');
  return waiting ? (
    <Button
      variant="contained"
      size="small"
      startIcon={<CheckIcon />}
      component={Link}
      to={`/payments/${waiting.id}/show`}
    >
      {translate('orderActs.checkPayment')}
    </Button>
  ) : null;
};
