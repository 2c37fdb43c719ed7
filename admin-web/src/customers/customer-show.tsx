import { Stack, Typography } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import type { AdminCustomer } from '#contracts/http/admin/customers.http';
import { ConsoleShow } from '../shared/console-show';
import { CopyButton } from '../shared/copy-button';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { listPath } from '../shared/list-path';
import { StatusChip } from '../shared/status-chip';
import { WaButton } from '../shared/wa-button';
import { CustomerActions } from './customer-actions';
import { ErasureNotice } from './erasure-notice';
import { standing } from './standing';

export const CustomerShow = () => (
  <ConsoleShow>
    <CustomerDetail />
  </ConsoleShow>
);

const CustomerDetail = () => {
  const customer = useRecordContext<AdminCustomer>();
  if (!customer) return null;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h6">
          {customer.name}
        </Typography>
        <StatusChip subject="customer" value={standing(customer)} />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <CustomerActions />
        {customer.phoneNumber && <WaButton href={customer.waLink} name={customer.name} />}
      </Stack>
      {customer.erasure?.state === 'requested' && <ErasureNotice erasure={customer.erasure} />}
      <Facts>
        <Fact source="email">
          {customer.email} <CopyButton text={customer.email} what={customer.email} />
        </Fact>
        <Fact source="phoneNumber">{customer.phoneNumber}</Fact>
        <Fact source="orders">
          <Link to={listPath('orders', { customerUid: customer.id })}>{customer.orders}</Link>
        </Fact>
        <Fact source="createdAt">
          <Moment iso={customer.createdAt} />
        </Fact>
        {customer.blockedAt && (
          <Fact source="blockedAt">
            <Moment iso={customer.blockedAt} />
          </Fact>
        )}
        {customer.blockedReason && <Fact source="blockedReason">{customer.blockedReason}</Fact>}
      </Facts>
    </>
  );
};
