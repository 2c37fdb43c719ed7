import { AutocompleteInput, NumberInput, ReferenceInput, TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';

const FIELDS = ['name', 'providerPrice', 'transferFee'];
const SEATS = ['hostSeats', 'regularSeats', 'tvSlots', 'startsWhenConfirmed'];
const NEW = {
  hostSeats: 0,
  regularSeats: 4,
  tvSlots: null,
  startsWhenConfirmed: null,
  providerPrice: null,
  transferFee: 750,
};

const FamilyInputs = () => (
  <>
    <TextInput source="name" validate={required()} />
    <NumberInput source="providerPrice" min={0} helperText="familyForm.providerPrice" />
    <NumberInput source="transferFee" validate={required()} helperText="familyForm.transferFee" />
  </>
);

export const FamilyCreate = () => (
  <RecordCreate fields={['providerUid', 'slug', ...FIELDS, ...SEATS]} defaults={NEW}>
    <ReferenceInput source="providerUid" reference="providers" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput optionText="name" validate={required()} />
    </ReferenceInput>
    <TextInput source="slug" validate={required()} helperText="form.slug" />
    <FamilyInputs />
    <NumberInput source="hostSeats" validate={required()} min={0} max={1} step={1} helperText="familyForm.once" />
    <NumberInput source="regularSeats" validate={required()} min={1} step={1} helperText="familyForm.once" />
    <NumberInput source="tvSlots" min={0} step={1} helperText="familyForm.tvSlots" />
    <NumberInput source="startsWhenConfirmed" min={1} step={1} helperText="familyForm.starts" />
  </RecordCreate>
);

export const FamilyEdit = () => (
  <RecordEdit fields={FIELDS}>
    <FamilyInputs />
  </RecordEdit>
);
