import ForwardToInboxIcon from '@mui/icons-material/ForwardToInbox';
import { useTranslate } from 'react-admin';
import type { AdminInvitation } from '#contracts/products/subscriptions/access.admin.http';
import { planText } from '../../../catalogue/shared/plan';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ConfirmDialog } from '../../../platform/actions/simple-dialogs';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { ShowTitle } from '../../../platform/records/show-title';
import { CopyButton } from '../../../platform/ui/copy-button';
import { Row } from '../../../platform/ui/row';
import { OrderFact } from '../../../sales/shared/order-fact';
import { GroupFact } from '../shared/group-fact';

const plans: ActionPlans = { send: { icon: <ForwardToInboxIcon />, dialog: ConfirmDialog } };

export const InvitationShow = () => <ConsoleShow of={InvitationDetail} />;

const InvitationDetail = ({ record: row }: { record: AdminInvitation }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle>
        {row.customerName} · {row.groupName}, {translate('seat.number', { n: row.seatNumber })}
      </ShowTitle>
      <Row>
        <StatusChip subject="invitation" value={row.state} />
        <RecordActions plans={plans} />
      </Row>
      <Facts>
        <Fact source="accountEmail">
          {row.accountEmail}
          {row.accountEmail && <CopyButton text={row.accountEmail} what={row.accountEmail} />}
        </Fact>
        <GroupFact of={row} />
        <Fact source="hostName">{row.hostName}</Fact>
        <OrderFact of={row} />
        <CustomerFact of={row} />
        <Fact source="plan">{planText(row)}</Fact>
        <DateTimeFact source="since" iso={row.since} />
        <DateTimeFact source="sentAt" iso={row.sentAt} />
        <DateTimeFact source="acceptedAt" iso={row.acceptedAt} />
      </Facts>
    </>
  );
};
