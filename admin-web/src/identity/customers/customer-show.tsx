import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import { formatPhone } from '#domain/platform/phone';
import { ConsoleShow } from '../../platform/records/console-show';
import { CopyButton } from '../../platform/ui/copy-button';
import { Fact, Facts, DateTimeFact } from '../../platform/records/facts';
import { listPath } from '../../platform/lists/list-path';
import { TextLink } from '../../platform/records/record-link';
import { Row } from '../../platform/ui/row';
import { ShowTitle } from '../../platform/records/show-title';
import { WhatsAppButton } from '../shared/whatsapp-button';
import { BlockHistory } from './block-history';
import { CustomerActions } from './customer-actions';
import { ErasureNotice } from './erasure-notice';
import { customerStatus } from './customer-status';

export const CustomerShow = () => <ConsoleShow of={CustomerDetail} />;

const CustomerDetail = ({ record: customer }: { record: AdminCustomer }) => (
  <>
    <ShowTitle status={{ subject: 'customer', value: customerStatus(customer) }}>{customer.name}</ShowTitle>
    <Row>
      <CustomerActions />
      {customer.phoneNumber && <WhatsAppButton href={customer.waLink} name={customer.name} />}
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
      <DateTimeFact source="createdAt" iso={customer.createdAt} />
      {customer.blockedAt && <DateTimeFact source="blockedAt" iso={customer.blockedAt} />}
      {customer.blockedReason && <Fact source="blockedReason">{customer.blockedReason}</Fact>}
      <BlockHistory customerUid={customer.id} />
    </Facts>
  </>
);
