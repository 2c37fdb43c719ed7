import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ReferenceInput, SelectInput, TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { ProviderPreview } from './provider-preview';
import { WholeInput } from '../../platform/forms/whole-input';

const FIELDS = ['name', 'categoryUid', 'type', 'color', 'tagline', 'description', 'position'];
const TYPES = [
  { id: 1, name: 'providerType.1' },
  { id: 2, name: 'providerType.2' },
];
const NEW = { type: 1, color: '#3b6f8c', position: 100 };
const MAX_CATEGORIES = 100;

/** The card of the shop stands beside the inputs, on a phone below. */
const ProviderInputs = ({ children }: { children?: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 0, md: 4 },
      gridTemplateColumns: { md: 'minmax(0, 640px) 236px' },
      width: '100%',
    }}
  >
    <div>
      {children}
      <TextInput source="name" validate={required()} autoFocus />
      <TextInput source="tagline" validate={required()} />
      <TextInput source="description" validate={required()} multiline minRows={3} />
      <ReferenceInput
        source="categoryUid"
        reference="categories"
        perPage={MAX_CATEGORIES}
        sort={{ field: 'position', order: 'ASC' }}
      >
        <SelectInput optionText="name" validate={required()} />
      </ReferenceInput>
      <SelectInput source="type" choices={TYPES} validate={required()} />
      <TextInput source="color" type="color" validate={required()} sx={{ '&&&&': { maxWidth: 200 } }} />
      <WholeInput source="position" min={0} helperText="form.position" />
    </div>
    <ProviderPreview />
  </Box>
);

export const ProviderCreate = () => (
  <RecordCreate fields={['slug', ...FIELDS]} defaults={NEW}>
    <ProviderInputs>
      <TextInput source="slug" validate={required()} helperText="form.slug" />
    </ProviderInputs>
  </RecordCreate>
);

export const ProviderEdit = () => (
  <RecordEdit fields={FIELDS}>
    <ProviderInputs />
  </RecordEdit>
);
