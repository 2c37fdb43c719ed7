import { AutocompleteInput, ReferenceInput } from 'react-admin';

/** A filter of a list by whose its rows are; a function, because a list reads the props of its filters. */
export const customerFilter = () => (
  <ReferenceInput key="customerUid" source="customerUid" reference="customers" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput optionText="name" label="resources.orders.fields.customerUid" />
  </ReferenceInput>
);
