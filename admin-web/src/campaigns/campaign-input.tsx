import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { Fact } from '../platform/records/facts';
import { RecordLink } from '../platform/records/record-link';

/** Which campaign a new record belongs to; it stays there. */
export const CampaignInput = () => (
  <ReferenceInput source="campaignUid" reference="campaigns" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput optionText="name" validate={required()} />
  </ReferenceInput>
);

/** The campaign of a record, as a link. */
export const CampaignFact = ({
  of: { campaignUid, campaignName },
}: {
  of: { campaignUid: string; campaignName: string };
}) => (
  <Fact source="campaignName">
    <RecordLink resource="campaigns" id={campaignUid}>
      {campaignName}
    </RecordLink>
  </Fact>
);
