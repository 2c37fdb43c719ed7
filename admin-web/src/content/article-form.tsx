import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { ReferenceInput, SelectInput, TextInput, required } from 'react-admin';
import { RecordCreate, RecordEdit } from '../platform/forms/record-form';
import { lazyComponent } from '../platform/rooms/lazy-component';

/** The editor is larger than the rest of the page. */
const RichEditor = lazyComponent(() => import('../catalogue/scheme-entries/rich-editor'), 'RichEditor');
const EDITED = ['categoryUid', 'title', 'summary', 'body', 'author'] as const;

export const ArticleCreate = () => (
  <RecordCreate fields={['slug', ...EDITED]} defaults={{ author: 'Tim Patungan' }}>
    <TextInput source="slug" validate={required()} helperText="content.slugHelp" fullWidth />
    <ArticleInputs />
  </RecordCreate>
);

export const ArticleEdit = () => (
  <RecordEdit fields={EDITED}>
    <ArticleInputs />
  </RecordEdit>
);

const ArticleInputs = () => (
  <>
    <TextInput source="title" validate={required()} fullWidth />
    <ReferenceInput source="categoryUid" reference="article-categories" sort={{ field: 'position', order: 'ASC' }}>
      <SelectInput optionText="name" validate={required()} label="resources.articles.fields.categoryName" />
    </ReferenceInput>
    <TextInput source="summary" validate={required()} multiline fullWidth />
    <Suspense fallback={<Skeleton height={240} />}>
      <RichEditor source="body" label="resources.articles.fields.body" />
    </Suspense>
    <TextInput source="author" validate={required()} />
  </>
);
