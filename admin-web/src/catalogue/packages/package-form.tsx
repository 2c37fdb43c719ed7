import { AutocompleteInput, BooleanInput, ReferenceInput, TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { WholeInput } from '../../platform/forms/whole-input';

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
    <WholeInput source="position" min={0} helperText="form.position" />
    <WholeInput source="voucherTreatments" min={1} helperText="packageForm.voucher" optional />
    <WholeInput source="voucherFirstUseDays" min={1} helperText="packageForm.voucher" optional />
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
