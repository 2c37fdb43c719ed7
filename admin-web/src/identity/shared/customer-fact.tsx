import { Fact } from '../../platform/records/facts';
import { BlockedSign } from './payee-name';
import { RecordLink } from '../../platform/records/record-link';

/** The customer of a record, as a link. */
export const CustomerFact = ({
  of: { customerUid, customerName, isBlocked = false },
}: {
  of: { customerUid: string; customerName: string; isBlocked?: boolean };
}) => (
  <Fact source="customerName">
    <RecordLink resource="customers" id={customerUid}>
      {customerName}
    </RecordLink>
    <BlockedSign of={{ isBlocked }} />
  </Fact>
);
