import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { StatusChip } from '../../../platform/fields/status-chip';
import { Fact } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { OrderMoneyFact } from '../../../sales/shared/order-money-fact';
import { GroupFact } from '../shared/group-fact';
import { EligibilityAnswers } from './eligibility-answers';
import { OpenQuestions } from './open-questions';

interface OrderPanelProps {
  order: AdminOrder;
}

/** The seat of an order; for a host also the purchase and the reimbursement. */
export const OrderSeatFacts = ({ order }: OrderPanelProps) => (
  <>
    {order.kind === 'host' && (
      <>
        <OrderMoneyFact resource="host-purchases" subject="purchase" orderUid={order.id} />
        <OrderMoneyFact resource="reimbursements" subject="reimbursement" orderUid={order.id} />
      </>
    )}
    <SeatFacts order={order} />
  </>
);

function SeatFacts({
  order: { accountUid, accountStatus, isPrepared, groupUid, groupName, seatNumber },
}: OrderPanelProps) {
  if (accountUid === undefined || accountStatus === undefined || !groupUid || groupName === undefined) return null;
  return (
    <>
      <GroupFact of={{ groupUid, groupName }} />
      <Fact source="seatNumber">
        <RecordLink resource="accounts" id={accountUid}>
          {seatNumber}
        </RecordLink>
      </Fact>
      <Fact source="accountStatus">
        <StatusChip subject="account" value={isPrepared ? 'prepared' : accountStatus} />
      </Fact>
    </>
  );
}

export const OrderEligibility = ({ order: { eligibility, questions } }: OrderPanelProps) => (
  <>
    {questions && <OpenQuestions questions={questions} />}
    {eligibility && <EligibilityAnswers eligibility={eligibility} />}
  </>
);
