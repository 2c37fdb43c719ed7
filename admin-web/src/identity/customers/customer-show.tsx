import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import { formatPhone } from '#domain/platform/phone';
import { DateTime } from '../../platform/fields/fields';
import { ConsoleShow } from '../../platform/records/console-show';
import { CopyButton } from '../../platform/ui/copy-button';
import { DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { Figures } from '../../platform/records/figures';
import { SlotContent, usePreloadSlot } from '../../platform/rooms/slot-content';
import { RecordPage, initialsOf } from '../../platform/records/record-page';
import { customerEvents, customerFigures, customerSections } from '../shared/customer.slots';
import { WhatsAppButton } from '../shared/whatsapp-button';
import { BlockHistory } from './block-history';
import { CustomerActions } from './customer-actions';
import { CustomerNotes } from './customer-notes';
import { CustomerTimeline } from './customer-timeline';
import { ErasureNotice } from './erasure-notice';
import { customerStatus } from './customer-status';

export const CustomerShow = () => {
  usePreloadSlot(customerFigures);
  usePreloadSlot(customerSections);
  usePreloadSlot(customerEvents);
  return <ConsoleShow of={CustomerDetail} />;
};

const CustomerDetail = ({ record: customer }: { record: AdminCustomer }) => {
  const translate = useTranslate();
  return (
    <RecordPage
      title={customer.name}
      mark={initialsOf(customer.name)}
      status={{ subject: 'customer', value: customerStatus(customer) }}
      actions={
        <>
          {customer.phoneNumber && <WhatsAppButton href={customer.waLink} name={customer.name} />}
          <CustomerActions />
        </>
      }
      notices={
        <>
          {customer.erasure?.state === 'requested' && <ErasureNotice erasure={customer.erasure} />}
          {customer.blockedAt && (
            <Alert severity="error">
              {translate('resources.customers.fields.blockedAt')} <DateTime iso={customer.blockedAt} />
              {customer.blockedReason && <div>{customer.blockedReason}</div>}
            </Alert>
          )}
        </>
      }
      aside={
        <>
          <Facts>
            <Fact source="email">
              {customer.email} <CopyButton text={customer.email} what={customer.email} />
            </Fact>
            <Fact source="phoneNumber">{formatPhone(customer.phoneNumber)}</Fact>
            <DateTimeFact source="createdAt" iso={customer.createdAt} />
            <BlockHistory customerUid={customer.id} />
          </Facts>
          <CustomerTimeline customer={customer} />
        </>
      }
    >
      <Figures>
        <SlotContent slot={customerFigures} props={{ customer }} />
      </Figures>
      <CustomerNotes customerUid={customer.id} />
      <SlotContent slot={customerSections} props={NO_PROPS} />
    </RecordPage>
  );
};

const NO_PROPS = {};
