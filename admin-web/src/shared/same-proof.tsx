import { Alert, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { RecordLink } from './record-link';

/** Says for which other orders the very same picture was sent: a slip, or one receipt for two. Nothing when for none. */
export const SameProof = () => {
  const orders = useRecordContext<Pick<AdminPayment, 'id' | 'sameProofOrders'>>()?.sameProofOrders ?? [];
  const translate = useTranslate();
  if (orders.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {translate('proof.same')}
      <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
        {orders.map(({ orderUid, orderNumber }) => (
          <RecordLink key={orderUid} resource="orders" id={orderUid}>
            {orderNumber}
          </RecordLink>
        ))}
      </Stack>
    </Alert>
  );
};
