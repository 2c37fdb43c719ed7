import { Fact } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';

/** The customer of a record, as a link. */
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
