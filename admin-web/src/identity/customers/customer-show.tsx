import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import type { Permission } from '#domain/platform/admin-role';
import { formatPhone } from '#domain/platform/phone';
import { useCan } from '../../platform/auth/permissions';
import { DateTime } from '../../platform/fields/fields';
import { ConsoleShow } from '../../platform/records/console-show';
import { QuietLines } from '../../platform/ui/answered';
import { CopyButton } from '../../platform/ui/copy-button';
import { DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { Figures } from '../../platform/records/figures';
import { SlotContent, usePreloadSlot } from '../../platform/rooms/slot-content';
import { RecordPage, initialsOf } from '../../platform/records/record-page';
import { RecordTabs } from '../../platform/records/record-tabs';
import { customerEvents, customerFigures, customerTabs } from '../shared/customer.slots';
import { WhatsAppButton } from '../shared/whatsapp-button';
import { BlockHistory } from './block-history';
import { CustomerActions } from './customer-actions';
import { CustomerNotes } from './customer-notes';
import { CustomerTimeline } from './customer-timeline';
import { ErasureNotice } from './erasure-notice';
import { customerStatus } from './customer-status';

export const CustomerShow = () => {
  usePreloadSlot(customerFigures);
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
        <Facts>
          <Fact source="email">
            {customer.email} <CopyButton text={customer.email} what={customer.email} />
          </Fact>
          <Fact source="phoneNumber">{formatPhone(customer.phoneNumber)}</Fact>
          <DateTimeFact source="createdAt" iso={customer.createdAt} />
          <BlockHistory customerUid={customer.id} />
        </Facts>
      }
    >
      <Figures>
        <SlotContent slot={customerFigures} props={{ customer }} />
      </Figures>
      <CustomerNotes customerUid={customer.id} />
      <CustomerTabs customer={customer} />
    </RecordPage>
  );
};

/** Which list each tab begins with: a role that may not read it has no such tab. */
const READ_FOR = {
  seats: 'accounts.read',
  orders: 'orders.read',
  money: 'payments.read',
  messages: 'notifications.read',
} as const satisfies Record<keyof typeof customerTabs, Permission>;
const NAMES = ['seats', 'orders', 'money', 'messages'] as const satisfies (keyof typeof customerTabs)[];

/** What happened with the customer, and what is theirs, each a press away. */
const CustomerTabs = ({ customer }: { customer: AdminCustomer }) => {
  const can = useCan();
  const shown = NAMES.filter((name) => can(READ_FOR[name]));
  return (
    <RecordTabs
      label="customerTab.label"
      tabs={[
        { name: 'history', label: 'timeline.title', content: <CustomerTimeline customer={customer} /> },
        ...shown.map((name) => ({
          name,
          label: `customerTab.${name}`,
          content: <SlotContent slot={customerTabs[name]} props={NO_PROPS} fallback={<QuietLines />} />,
        })),
      ]}
    />
  );
};

const NO_PROPS = {};
