import type { AdminCustomer } from '#contracts/http/admin/customers.http';
import { formatPhone } from '#domain/customers/phone';
import { ConsoleShow } from '../shared/console-show';
import { CopyButton } from '../shared/copy-button';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { listPath } from '../shared/list-path';
import { TextLink } from '../shared/record-link';
import { Row } from '../shared/row';
import { ShowTitle } from '../shared/show-title';
import { WaButton } from '../shared/wa-button';
import { BlockHistory } from './block-history';
import { CustomerActions } from './customer-actions';
import { ErasureNotice } from './erasure-notice';
import { standing } from './standing';

export const CustomerShow = () => <ConsoleShow of={CustomerDetail} />;

const CustomerDetail = ({ record: customer }: { record: AdminCustomer }) => (
  <>
    <ShowTitle status={{ subject: 'customer', value: standing(customer) }}>{customer.name}</ShowTitle>
    <Row>
      <CustomerActions />
      {customer.phoneNumber && <WaButton href={customer.waLink} name={customer.name} />}
    </Row>
    {customer.erasure?.state === 'requested' && <ErasureNotice erasure={customer.erasure} />}
    <Facts>
      <Fact source="email">
        {customer.email} <CopyButton text={customer.email} what={customer.email} />
      </Fact>
      <Fact source="phoneNumber">{formatPhone(customer.phoneNumber)}</Fact>
      <Fact source="orders">
        <TextLink to={listPath('orders', { customerUid: customer.id })}>{customer.orders}</TextLink>
      </Fact>
      <MomentFact source="createdAt" iso={customer.createdAt} />
      {customer.blockedAt && <MomentFact source="blockedAt" iso={customer.blockedAt} />}
      {customer.blockedReason && <Fact source="blockedReason">{customer.blockedReason}</Fact>}
      <BlockHistory customerUid={customer.id} />
    </Facts>
  </>
);
