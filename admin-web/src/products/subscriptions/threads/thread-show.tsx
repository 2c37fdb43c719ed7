import DoneIcon from '@mui/icons-material/Done';
import { useTranslate } from 'react-admin';
import type { AdminThread } from '#contracts/products/subscriptions/access.admin.http';
import { planText } from '../../../catalogue/shared/plan';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ConfirmDialog } from '../../../platform/actions/simple-dialogs';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { RecordPage, initialsOf } from '../../../platform/records/record-page';
import { OrderFact } from '../../../sales/shared/order-fact';
import { GroupFact } from '../shared/group-fact';
import { SeatFact } from '../shared/seat-fact';
import { ThreadPanel } from '../shared/thread-panel';

const plans: ActionPlans = { 'mark-read': { icon: <DoneIcon />, reversible: true, dialog: ConfirmDialog } };

export const ThreadShow = () => <ConsoleShow of={ThreadDetail} />;

const ThreadDetail = ({ record: row }: { record: AdminThread }) => {
  const translate = useTranslate();
  return (
    <RecordPage
      title={`${row.customerName} · ${row.groupName}, ${translate('seat.number', { n: row.seatNumber })}`}
      mark={initialsOf(row.customerName)}
      actions={
        <>
          <WhatsAppButton href={row.waLink} name={row.customerName} />
          <RecordActions plans={plans} elsewhere={['write']} />
        </>
      }
      aside={
        <Facts>
          <CustomerFact of={row} />
          <Fact source="plan">{planText(row)}</Fact>
          <GroupFact of={row} />
          <SeatFact accountUid={row.id} seatNumber={row.seatNumber} />
          <OrderFact of={row} />
          <DateTimeFact source="lastAt" iso={row.lastAt} />
        </Facts>
      }
    >
      <ThreadPanel accountUid={row.id} />
    </RecordPage>
  );
};
