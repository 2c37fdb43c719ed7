import { Fact } from './facts';
import { RecordLink } from './record-link';

/** The records that most others belong to, each a step away. */
export const OrderFact = ({ of: { orderUid, orderNumber } }: { of: { orderUid: string; orderNumber: string } }) => (
  <Fact source="orderNumber">
    <RecordLink resource="orders" id={orderUid}>
      {orderNumber}
    </RecordLink>
  </Fact>
);

export const CustomerFact = ({
  of: { customerUid, customerName },
}: {
  of: { customerUid: string; customerName: string };
}) => (
  <Fact source="customerName">
    <RecordLink resource="customers" id={customerUid}>
      {customerName}
    </RecordLink>
  </Fact>
);

export const GroupFact = ({ of: { groupUid, groupName } }: { of: { groupUid: string; groupName: string } }) => (
  <Fact source="groupName">
    <RecordLink resource="account-groups" id={groupUid}>
      {groupName}
    </RecordLink>
  </Fact>
);
