import { AutocompleteInput, ReferenceInput, SelectInput, TextInput, required } from 'react-admin';
import { ANIMAL_KINDS } from '#domain/products/qurban/animal';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { RupiahInput } from '../../platform/forms/rupiah-input';

const EDITED = ['name', 'description', 'price', 'fee'] as const;
const kinds = ANIMAL_KINDS.map((kind) => ({ id: kind, name: `qurban.kind.${kind}` }));

export const AnimalCreate = () => (
  <RecordCreate fields={['seasonUid', 'kind', ...EDITED]} defaults={{ kind: 'cow', fee: 0 }}>
    <ReferenceInput source="seasonUid" reference="qurban-seasons" sort={{ field: 'day', order: 'DESC' }}>
      <AutocompleteInput optionText="name" validate={required()} />
    </ReferenceInput>
    <SelectInput source="kind" choices={kinds} validate={required()} helperText="qurban.kindHelp" />
    <AnimalInputs />
  </RecordCreate>
);

export const AnimalEdit = () => (
  <RecordEdit fields={EDITED}>
    <AnimalInputs />
  </RecordEdit>
);

const AnimalInputs = () => (
  <>
    <TextInput source="name" validate={required()} fullWidth />
    <TextInput source="description" validate={required()} multiline minRows={3} fullWidth />
    <RupiahInput source="price" whole helperText="qurban.priceHelp" />
    <RupiahInput source="fee" whole min={0} helperText="qurban.feeHelp" />
  </>
);
