import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { RecordCreate } from '../shared/record-form';
import { NoticeInputs } from './notice-inputs';

const MOST_PROVIDERS = 100;

export const PriceNoticeCreate = () => (
  <RecordCreate fields={['providerUid', 'effectiveOn', 'text']} redirect="list">
    <ReferenceInput
      source="providerUid"
      reference="providers"
      perPage={MOST_PROVIDERS}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput optionText="name" filterToQuery={(q: string) => ({ q })} validate={required()} fullWidth />
    </ReferenceInput>
    <NoticeInputs />
  </RecordCreate>
);
