import { TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../../../platform/forms/record-form';
import { RupiahInput } from '../../../platform/forms/rupiah-input';
import { WholeInput } from '../../../platform/forms/whole-input';

const EDITED = ['name', 'summary', 'story', 'beneficiary', 'target', 'sharePrice', 'position'] as const;

export const CauseCreate = () => (
  <RecordCreate fields={['slug', ...EDITED]} defaults={{ target: null, sharePrice: null, position: 10 }}>
    <TextInput source="slug" validate={required()} />
    <CauseInputs />
  </RecordCreate>
);

export const CauseEdit = () => (
  <RecordEdit fields={EDITED}>
    <CauseInputs />
  </RecordEdit>
);

const CauseInputs = () => (
  <>
    <TextInput source="name" validate={required()} fullWidth />
    <TextInput source="summary" validate={required()} fullWidth />
    <TextInput source="story" validate={required()} multiline minRows={4} fullWidth />
    <TextInput source="beneficiary" validate={required()} fullWidth />
    <RupiahInput source="target" whole optional />
    <RupiahInput source="sharePrice" whole optional helperText="giving.sharePriceHelp" />
    <WholeInput source="position" min={1} />
  </>
);
