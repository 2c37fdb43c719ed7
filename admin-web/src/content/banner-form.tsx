import { SelectInput, TextInput, required } from 'react-admin';
import { BANNER_TYPES } from '#domain/content/banner-type';
import { RecordCreate, RecordEdit } from '../platform/forms/record-form';
import { WholeInput } from '../platform/forms/whole-input';

const EDITED = ['title', 'text', 'link', 'position'] as const;
const TYPES = BANNER_TYPES.map((type) => ({ id: type, name: `content.bannerType.${type}` }));

export const BannerCreate = () => (
  <RecordCreate fields={['type', ...EDITED]} defaults={{ type: 'home', text: '', link: '', position: 10 }}>
    <SelectInput source="type" choices={TYPES} validate={required()} />
    <BannerInputs />
  </RecordCreate>
);

export const BannerEdit = () => (
  <RecordEdit fields={EDITED}>
    <BannerInputs />
  </RecordEdit>
);

const EMPTY = { format: (text: string | null) => text ?? '', parse: (text: string | null) => text ?? '' };

const BannerInputs = () => (
  <>
    <TextInput source="title" validate={required()} fullWidth />
    <TextInput source="text" multiline fullWidth {...EMPTY} />
    <TextInput source="link" helperText="content.linkHelp" fullWidth {...EMPTY} />
    <WholeInput source="position" min={1} />
  </>
);
