import { TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../../platform/forms/record-form';
import { WholeInput } from '../../../platform/forms/whole-input';

const EDITED = ['name', 'description', 'details', 'position'] as const;

export const ProductCreate = () => (
  <RecordCreate fields={['slug', ...EDITED]} defaults={{ details: '', position: 10 }}>
    <TextInput source="slug" validate={required()} />
    <ProductInputs />
  </RecordCreate>
);

export const ProductEdit = () => (
  <RecordEdit fields={EDITED}>
    <ProductInputs />
  </RecordEdit>
);

const ProductInputs = () => (
  <>
    <TextInput source="name" validate={required()} fullWidth />
    <TextInput source="description" validate={required()} multiline minRows={3} fullWidth />
    <TextInput source="details" multiline minRows={3} fullWidth />
    <WholeInput source="position" min={1} />
  </>
);
