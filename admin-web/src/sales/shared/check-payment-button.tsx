import CheckIcon from '@mui/icons-material/Check';
import { useTranslate } from 'react-admin';
import { NextStep } from '../../platform/records/next-step';
import { useMoneyRecords } from './order-money-fact';

/** The next step of an order, or of its seat, whose payment waits to be checked. */
export const CheckPaymentButton = ({ orderUid }: { orderUid: string }) => {
  const translate = useTranslate();
  const waiting = useMoneyRecords('payments', orderUid).find(({ state }) => state === 'submitted');
  return waiting ? (
    <NextStep to={`/payments/${waiting.id}/show`} icon={<CheckIcon />}>
      {translate('orderActs.checkPayment')}
    </NextStep>
  ) : null;
};
