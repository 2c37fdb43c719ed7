import { AutocompleteInput, BooleanInput, NumberInput, ReferenceInput, TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';

const FIELDS = ['name', 'description', 'isPo', 'position', 'voucherTreatments', 'voucherFirstUseDays'];
const NEW = {
  isHost: false,
  isPo: false,
  needsTv: false,
  position: 1,
  voucherTreatments: null,
  voucherFirstUseDays: null,
};

const PackageInputs = () => (
  <>
    <TextInput source="name" validate={required()} />
    <TextInput source="description" validate={required()} multiline minRows={2} />
    <BooleanInput source="isPo" helperText="packageForm.isPo" />
    <NumberInput source="position" validate={required()} min={0} step={1} helperText="form.position" />
    <NumberInput source="voucherTreatments" min={1} step={1} helperText="packageForm.voucher" />
    <NumberInput source="voucherFirstUseDays" min={1} step={1} helperText="packageForm.voucher" />
  </>
);

export const PackageCreate = () => (
  <RecordCreate fields={['providerUid', 'slug', 'isHost', 'needsTv', ...FIELDS]} defaults={NEW}>
    <ReferenceInput source="providerUid" reference="providers" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput optionText="name" validate={required()} />
    </ReferenceInput>
    <TextInput source="slug" validate={required()} helperText="form.slug" />
    <PackageInputs />
    <BooleanInput source="isHost" helperText="packageForm.once" />
    <BooleanInput source="needsTv" helperText="packageForm.once" />
  </RecordCreate>
);

export const PackageEdit = () => (
  <RecordEdit fields={FIELDS}>
    <PackageInputs />
  </RecordEdit>
);
