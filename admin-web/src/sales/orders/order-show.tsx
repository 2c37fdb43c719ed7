import CancelIcon from '@mui/icons-material/Cancel';
import ReplayIcon from '@mui/icons-material/Replay';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { formatPhone } from '#domain/platform/phone';
import { formatRupiah } from '#domain/platform/sen';
import { DeadlineFact } from '../../platform/fields/deadline';
import { planText } from '../../catalogue/shared/plan';
import { CustomerFact } from '../../identity/shared/customer-fact';
import { WhatsAppButton } from '../../identity/shared/whatsapp-button';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { RecordPage } from '../../platform/records/record-page';
import { SlotContent, usePreloadSlot } from '../../platform/rooms/slot-content';
import { OrderMoneyFact } from '../shared/order-money-fact';
import { orderFacts, orderSections } from '../shared/order.slots';
import { CheckPaymentButton } from '../shared/check-payment-button';
import { OrderDocuments } from './order-documents';
import { OrderTimeline } from './order-timeline';
import { shownStatus } from './shown-status';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ReasonDialog } from '../../platform/actions/simple-dialogs';

const plans: ActionPlans = {
  cancel: { icon: <CancelIcon />, danger: true, seldom: true, dialog: ReasonDialog },
  reopen: { icon: <ReplayIcon />, aside: true, dialog: ReasonDialog },
};

export const OrderShow = () => {
  usePreloadSlot(orderFacts);
  usePreloadSlot(orderSections);
  return <ConsoleShow of={OrderDetail} />;
};

const OrderDetail = ({ record: order }: { record: AdminOrder }) => (
  <RecordPage
    title={order.orderNumber}
    copy={{ text: order.orderNumber }}
    status={{ subject: 'order', value: shownStatus(order) }}
    actions={
      <>
        <CheckPaymentButton orderUid={order.id} />
        <WhatsAppButton href={order.waLink} name={order.customerName} />
        <RecordActions plans={plans} />
      </>
    }
    aside={
      <>
        <Facts>
          <CustomerFact of={order} />
          <Fact source="email">{order.email}</Fact>
          <Fact source="phoneNumber">{formatPhone(order.phoneNumber)}</Fact>
          <DateTimeFact source="createdAt" iso={order.createdAt} />
          <DeadlineFact source="dueAt" iso={order.dueAt} />
        </Facts>
      </>
    }
  >
    <Facts>
      <Fact source="plan">{planText(order)}</Fact>
      <TranslatedFact source="kind" prefix="orderKind" />
      <Fact source="grandTotal">{formatRupiah(order.grandTotal)}</Fact>
      <OrderMoneyFact resource="payments" subject="payment" orderUid={order.id} />
      <OrderMoneyFact resource="refunds" subject="refund" orderUid={order.id} />
      <SlotContent slot={orderFacts} props={{ order }} />
    </Facts>
    <OrderDocuments orderUid={order.id} />
    <SlotContent slot={orderSections} props={{ order }} />
    <OrderTimeline order={order} />
  </RecordPage>
);
