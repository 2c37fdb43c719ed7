import { AutocompleteInput, Create, ReferenceInput, SimpleForm, required } from 'react-admin';
import { NoticeInputs } from './notice-inputs';

const MOST_PROVIDERS = 100;

export const PriceNoticeCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <ReferenceInput
        source="providerUid"
        reference="providers"
        perPage={MOST_PROVIDERS}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <AutocompleteInput optionText="name" filterToQuery={(q: string) => ({ q })} validate={required()} fullWidth />
      </ReferenceInput>
      <NoticeInputs />
    </SimpleForm>
  </Create>
);
