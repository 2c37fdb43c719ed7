import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';

/** An amount far above what is owed waits for another admin. docs/rules/payments.md#received-amounts */
export const ProposedAlert = ({ of: { proposed } }: { of: Pick<AdminPayment, 'proposed'> }) => {
  const translate = useTranslate();
  if (!proposed) return null;
  const { by, received, reason } = proposed;
  return (
    <Alert severity="info" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      {translate('desk.proposed', { by, amount: formatRupiah(received), reason })}
    </Alert>
  );
};
