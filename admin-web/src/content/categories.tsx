import { CreateButton, DataTable, TextInput, required } from 'react-admin';
import type { AdminArticleCategory } from '#contracts/content/content.admin.http';
import { RecordCreate, RecordEdit } from '../platform/forms/record-form';
import { ConsoleList } from '../platform/lists/console-list';
import { WholeInput } from '../platform/forms/whole-input';

const Column = DataTable.Col<AdminArticleCategory>;
const EDITED = ['name', 'position'] as const;

export const ArticleCategoryList = () => (
  <ConsoleList
    sort={{ field: 'position', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: ({ name }: AdminArticleCategory) => name,
      secondaryText: ({ slug }: AdminArticleCategory) => slug,
    }}
    table={{ rowClick: 'edit' }}
  >
    <Column source="position" align="right" />
    <Column source="name" />
    <Column source="slug" disableSort />
  </ConsoleList>
);

export const ArticleCategoryCreate = () => (
  <RecordCreate fields={['slug', ...EDITED]} defaults={{ position: 10 }} redirect="list">
    <TextInput source="slug" validate={required()} helperText="content.slugHelp" />
    <CategoryInputs />
  </RecordCreate>
);

export const ArticleCategoryEdit = () => (
  <RecordEdit fields={EDITED} redirect="list">
    <CategoryInputs />
  </RecordEdit>
);

const CategoryInputs = () => (
  <>
    <TextInput source="name" validate={required()} />
    <WholeInput source="position" min={1} />
  </>
);
