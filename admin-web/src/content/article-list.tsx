import { CreateButton, DataTable } from 'react-admin';
import type { AdminArticle } from '#contracts/content/content.admin.http';
import { DateTimeField, StatusField } from '../platform/fields/fields';
import { StatusChip } from '../platform/fields/status-chip';
import { ConsoleList } from '../platform/lists/console-list';

const Column = DataTable.Col<AdminArticle>;

export const ArticleList = () => (
  <ConsoleList
    sort={{ field: 'updatedAt', order: 'DESC' }}
    tools={<CreateButton />}
    small={{
      primaryText: ({ title }: AdminArticle) => title,
      secondaryText: ({ categoryName, state }: AdminArticle) => (
        <>
          {categoryName}
          <br />
          <StatusChip subject="article" value={state} />
        </>
      ),
    }}
  >
    <Column source="title" />
    <Column source="categoryName" disableSort />
    <Column source="state" disableSort>
      <StatusField source="state" subject="article" />
    </Column>
    <Column source="publishedAt" field={DateTimeField} />
    <Column source="updatedAt" field={DateTimeField} />
  </ConsoleList>
);
