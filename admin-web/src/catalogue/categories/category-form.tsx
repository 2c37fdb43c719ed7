import { TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { WholeInput } from '../../platform/forms/whole-input';

const FIELDS = ['name', 'position'];

const CategoryInputs = () => (
  <>
    <TextInput source="name" validate={required()} autoFocus />
    <WholeInput source="position" min={0} helperText="form.position" />
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
