import { Alert, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { RecordLink } from '../../platform/records/record-link';

type Proofs = Pick<AdminPayment, 'sameProofOrders' | 'similarProofOrders'>;

/** Warns when the same picture was sent as proof for other orders too, by mistake or on purpose, and hints at one that looks like it saved again. */
export const SameProofAlert = ({ of: record }: { of: Proofs | undefined }) => (
  <>
    <Orders text="sameProof.text" severity="warning" orders={record?.sameProofOrders ?? []} />
    <Orders text="sameProof.similar" severity="info" orders={record?.similarProofOrders ?? []} />
  </>
);

interface OrdersProps {
  text: string;
  severity: 'warning' | 'info';
  orders: Proofs['sameProofOrders'];
}
const Orders = ({ text, severity, orders }: OrdersProps) => {
  const translate = useTranslate();
  if (orders.length === 0) return null;
  return (
    <Alert severity={severity} sx={{ my: 1 }}>
      {translate(text)}
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
