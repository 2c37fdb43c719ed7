import { Alert, AlertTitle } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { AdminCustomer } from '#contracts/http/admin/customers.http';
import { Moment } from '../shared/fields';

/** A deletion waits: since when, and which orders have to be settled first. */
export const ErasureNotice = ({
  erasure: { requestedAt, obstacles },
}: {
  erasure: NonNullable<AdminCustomer['erasure']>;
}) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('erasure.waits')}</AlertTitle>
      {requestedAt && <Moment iso={requestedAt} />}
      {obstacles.map(({ kind, orderUid, orderNumber, plan }) => (
        <div key={`${kind} ${orderUid}`}>
          {translate(`erasure.${kind}`)}: <Link to={`/orders/${orderUid}/show`}>{`${plan} (${orderNumber})`}</Link>
        </div>
      ))}
    </Alert>
  );
};
