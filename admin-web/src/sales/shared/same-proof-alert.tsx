import { Alert, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { RecordLink } from '../../platform/records/record-link';

/** Warns when the same picture was sent as proof for other orders too: by mistake, or one receipt used twice. */
export const SameProofAlert = ({ of: record }: { of: Pick<AdminPayment, 'sameProofOrders'> | undefined }) => {
  const orders = record?.sameProofOrders ?? [];
  const translate = useTranslate();
  if (orders.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {translate('sameProof.text')}
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
