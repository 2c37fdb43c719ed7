import DoneIcon from '@mui/icons-material/Done';
import { useTranslate } from 'react-admin';
import type { AdminThread } from '#contracts/products/subscriptions/access.admin.http';
import { planText } from '../../../catalogue/shared/plan';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ConfirmDialog } from '../../../platform/actions/simple-dialogs';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { OrderFact } from '../../../sales/shared/order-fact';
import { GroupFact } from '../shared/group-fact';
import { ThreadPanel } from '../shared/thread-panel';

// A line is written below, not by a button.
const plans: ActionPlans = { 'mark-read': { icon: <DoneIcon />, reversible: true, dialog: ConfirmDialog } };

export const ThreadShow = () => <ConsoleShow of={ThreadDetail} />;

const ThreadDetail = ({ record: row }: { record: AdminThread }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle>
        {row.customerName} · {row.groupName}, {translate('seat.number', { n: row.seatNumber })}
      </ShowTitle>
      <Row>
        <RecordActions plans={plans} />
        <RecordLink resource="accounts" id={row.id}>
          {translate('claims.seat')}
        </RecordLink>
      </Row>
      <ThreadPanel accountUid={row.id} />
      <Facts>
        <GroupFact of={row} />
        <OrderFact of={row} />
        <CustomerFact of={row} />
        <Fact source="plan">{planText(row)}</Fact>
        <DateTimeFact source="lastAt" iso={row.lastAt} />
      </Facts>
    </>
  );
};
