import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { RecordCreate } from '../../platform/forms/record-form';
import { NoticeInputs } from './price-notice-inputs';

const MAX_PROVIDERS = 100;

export const PriceNoticeCreate = () => (
  <RecordCreate fields={['providerUid', 'effectiveOn', 'text']} redirect="list">
    <ReferenceInput
      source="providerUid"
      reference="providers"
      perPage={MAX_PROVIDERS}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput optionText="name" filterToQuery={(q: string) => ({ q })} validate={required()} fullWidth />
    </ReferenceInput>
    <NoticeInputs />
  </RecordCreate>
);
