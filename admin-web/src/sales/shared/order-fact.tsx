import { NoWrap } from '../../platform/fields/no-wrap';
import { Fact } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';

/** The order of a record, as a link. */
export const OrderFact = ({ of: { orderUid, orderNumber } }: { of: { orderUid: string; orderNumber: string } }) => (
  <Fact source="orderNumber">
    <RecordLink resource="orders" id={orderUid}>
      <NoWrap>{orderNumber}</NoWrap>
    </RecordLink>
  </Fact>
);
