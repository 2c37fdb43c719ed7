import { Fact } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';

/** The account group of a record, as a link. */
export const GroupFact = ({ of: { groupUid, groupName } }: { of: { groupUid: string; groupName: string } }) => (
  <Fact source="groupName">
    <RecordLink resource="account-groups" id={groupUid}>
      {groupName}
    </RecordLink>
  </Fact>
);
