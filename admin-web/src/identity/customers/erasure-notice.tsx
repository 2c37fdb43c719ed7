import { Alert, AlertTitle } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import { DateTime } from '../../platform/fields/fields';

/** A requested deletion: since when, and which obstacles it waits for. */
export const ErasureNotice = ({
  erasure: { requestedAt, obstacles },
}: {
  erasure: NonNullable<AdminCustomer['erasure']>;
}) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('erasure.waits')}</AlertTitle>
      {requestedAt && <DateTime iso={requestedAt} />}
      {obstacles.map(({ kind, orderUid, orderNumber, plan }) => (
        <div key={`${kind} ${orderUid ?? plan}`}>
          {translate(`erasure.${kind}`)}:{' '}
          {orderUid ? <Link to={`/orders/${orderUid}/show`}>{`${plan} (${orderNumber})`}</Link> : plan}
        </div>
      ))}
    </Alert>
  );
};
