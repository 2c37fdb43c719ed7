import { AutocompleteInput, BooleanInput, ReferenceInput, TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../../platform/forms/record-form';
import { RupiahInput } from '../../../platform/forms/rupiah-input';
import { WholeInput } from '../../../platform/forms/whole-input';

const EDITED = ['weightGrams', 'price', 'active'] as const;
const MAX_PRODUCTS = 100;
const emptyIsNull = (text: string) => text.trim() || null;

export const VariantCreate = () => (
  <RecordCreate
    fields={['productUid', 'sku', 'size', 'colour', ...EDITED]}
    defaults={{ size: null, colour: null, active: true }}
  >
    <ReferenceInput
      source="productUid"
      reference="merchandise-products"
      perPage={MAX_PRODUCTS}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput optionText="name" filterToQuery={(q: string) => ({ q })} validate={required()} fullWidth />
    </ReferenceInput>
    <TextInput source="sku" validate={required()} />
    <TextInput source="colour" parse={emptyIsNull} />
    <TextInput source="size" parse={emptyIsNull} />
    <VariantInputs />
  </RecordCreate>
);

/** Size and colour stay, because orders name them. */
export const VariantEdit = () => (
  <RecordEdit fields={EDITED}>
    <VariantInputs />
  </RecordEdit>
);

const VariantInputs = () => (
  <>
    <WholeInput source="weightGrams" min={1} />
    <RupiahInput source="price" whole />
    <BooleanInput source="active" />
  </>
);
