import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminRenewal } from '#contracts/products/subscriptions/periods.admin.http';
import { formatPhone } from '#domain/platform/phone';
import { formatRupiah } from '#domain/platform/sen';
import { Deadline, DeadlineFact } from '../../../platform/fields/deadline';
import { planText } from '../../../catalogue/shared/plan';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { OrderFact } from '../../../sales/shared/order-fact';
import { GroupFact } from '../shared/group-fact';
import { PeriodList } from './period-list';

export const RenewalShow = () => <ConsoleShow of={RenewalDetail} />;

const RenewalDetail = ({ record: row }: { record: AdminRenewal }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'renewal', value: row.stage }}>
        {row.customerName} · {row.groupName}, {translate('seat.number', { n: row.seatNumber })}
      </ShowTitle>
      <Row>
        <WhatsAppButton href={row.waLink} name={row.customerName} />
        <RecordLink resource="accounts" id={row.id}>
          {translate('renewals.seat')}
        </RecordLink>
      </Row>
      <Facts>
        <Fact source="paidUntil">
          {row.paidUntil ? <Deadline iso={row.paidUntil} /> : translate('status.renewal.waiting')}
        </Fact>
        <Fact source="amount">{row.amount !== null && formatRupiah(row.amount)}</Fact>
        <Fact source="invoiceNumber">{row.invoiceNumber}</Fact>
        <DeadlineFact source="graceEndsAt" iso={row.graceEndsAt} />
        <OrderFact of={row} />
        <CustomerFact of={row} />
        <Fact source="phoneNumber">{formatPhone(row.phoneNumber)}</Fact>
        <Fact source="plan">{planText(row)}</Fact>
        <GroupFact of={row} />
      </Facts>
      {row.periods.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle1">
            {translate('renewals.periods')}
          </Typography>
          <PeriodList periods={row.periods} />
        </>
      )}
    </>
  );
};
