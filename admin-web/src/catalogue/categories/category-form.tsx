import { NumberInput, TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';

const FIELDS = ['name', 'position'];

const CategoryInputs = () => (
  <>
    <TextInput source="name" validate={required()} autoFocus />
    <NumberInput source="position" validate={required()} min={0} step={1} helperText="form.position" />
  </>
);

export const CategoryCreate = () => (
  <RecordCreate fields={['slug', ...FIELDS]} defaults={{ position: 0 }}>
    <CategoryInputs />
    <TextInput source="slug" validate={required()} helperText="form.slug" />
  </RecordCreate>
);

export const CategoryEdit = () => (
  <RecordEdit fields={FIELDS}>
    <CategoryInputs />
  </RecordEdit>
);
