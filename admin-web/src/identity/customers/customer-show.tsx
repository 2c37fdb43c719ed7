import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import { formatPhone } from '#domain/platform/phone';
import { formatDate } from '#domain/platform/wib-texts';
import { DateTime } from '../../platform/fields/fields';
import { ConsoleShow } from '../../platform/records/console-show';
import { CopyButton } from '../../platform/ui/copy-button';
import { Fact, Facts } from '../../platform/records/facts';
import { Figure, Figures } from '../../platform/records/figures';
import { listPath } from '../../platform/lists/list-path';
import { TextLink } from '../../platform/records/record-link';
import { SlotContent } from '../../platform/rooms/slot-content';
import { Row } from '../../platform/ui/row';
import { ShowTitle } from '../../platform/records/show-title';
import { customerFigures } from '../shared/customer.slots';
import { WhatsAppButton } from '../shared/whatsapp-button';
import { BlockHistory } from './block-history';
import { CustomerActions } from './customer-actions';
import { ErasureNotice } from './erasure-notice';
import { customerStatus } from './customer-status';

export const CustomerShow = () => <ConsoleShow of={CustomerDetail} />;

const CustomerDetail = ({ record: customer }: { record: AdminCustomer }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'customer', value: customerStatus(customer) }}>{customer.name}</ShowTitle>
      <Row>
        {customer.phoneNumber && <WhatsAppButton href={customer.waLink} name={customer.name} />}
        <CustomerActions />
      </Row>
      {customer.erasure?.state === 'requested' && <ErasureNotice erasure={customer.erasure} />}
      {customer.blockedAt && (
        <Alert severity="error">
          {translate('resources.customers.fields.blockedAt')} <DateTime iso={customer.blockedAt} />
          {customer.blockedReason && <div>{customer.blockedReason}</div>}
        </Alert>
      )}
      <Figures>
        <SlotContent slot={customerFigures} props={{ customerUid: customer.id }} />
        <Figure label="resources.customers.fields.orders">
          <TextLink to={listPath('orders', { customerUid: customer.id })}>{customer.orders}</TextLink>
        </Figure>
        <Figure label="resources.customers.fields.createdAt">{formatDate(customer.createdAt)}</Figure>
      </Figures>
      <Facts>
        <Fact source="email">
          {customer.email} <CopyButton text={customer.email} what={customer.email} />
        </Fact>
        <Fact source="phoneNumber">{formatPhone(customer.phoneNumber)}</Fact>
        <BlockHistory customerUid={customer.id} />
      </Facts>
    </>
  );
};
