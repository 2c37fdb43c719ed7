import type { AdminOrder } from '#contracts/http/admin/orders.http';
import { formatPhone } from '#domain/customers/phone';
import { formatRupiah } from '#domain/money/sen';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact, WordFact } from '../shared/facts';
import { CustomerFact, GroupFact } from '../shared/link-facts';
import { planText } from '../shared/plan';
import { RecordLink } from '../shared/record-link';
import { Row } from '../shared/row';
import { ShowTitle } from '../shared/show-title';
import { StatusChip } from '../shared/status-chip';
import { WaButton } from '../shared/wa-button';
import { EligibilityAnswers } from './eligibility-answers';
import { OrderActions } from './order-actions';
import { OrderMoney } from './order-money';
import { OrderTimeline } from './order-timeline';

export const OrderShow = () => <ConsoleShow of={OrderDetail} />;

const OrderDetail = ({ record: order }: { record: AdminOrder }) => (
  <>
    <ShowTitle status={{ subject: 'order', value: order.status }} copy={{ text: order.orderNumber }}>
      {order.orderNumber}
    </ShowTitle>
    <Row>
      <OrderActions />
      <WaButton href={order.waLink} name={order.customerName} />
    </Row>
    <Facts>
      <CustomerFact of={order} />
      <Fact source="email">{order.email}</Fact>
      <Fact source="phoneNumber">{formatPhone(order.phoneNumber)}</Fact>
      <Fact source="plan">{planText(order)}</Fact>
      <WordFact source="kind" prefix="kind" />
      <Fact source="grandTotal">{formatRupiah(order.grandTotal)}</Fact>
      <OrderMoney order={order} />
      <GroupFact of={order} />
      <Fact source="seatNumber">
        <RecordLink resource="accounts" id={order.accountUid}>
          {order.seatNumber}
        </RecordLink>
      </Fact>
      <Fact source="accountStatus">
        <StatusChip subject="account" value={order.accountStatus} />
      </Fact>
      <MomentFact source="createdAt" iso={order.createdAt} />
      <MomentFact source="dueAt" iso={order.dueAt} />
    </Facts>
    {order.eligibility && <EligibilityAnswers eligibility={order.eligibility} />}
    <OrderTimeline entries={order.timeline ?? []} />
  </>
);
