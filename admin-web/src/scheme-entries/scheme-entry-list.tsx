import { BooleanInput, DataTable, useTranslate } from 'react-admin';
import type { AdminSchemeEntry } from '#contracts/http/admin/scheme.http';
import { ConsoleList } from '../shared/console-list';
import { MomentField } from '../shared/fields';
import { SearchFilter } from '../shared/search-filter';

const Column = DataTable.Col<AdminSchemeEntry>;
const filters = [<SearchFilter key="q" source="q" alwaysOn />, <BooleanInput key="isEdited" source="isEdited" />];

/** The texts of the price page, brand by brand. */
export const SchemeEntryList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    table={{ rowClick: 'edit' }}
    small={{
      rowClick: 'edit',
      primaryText: (entry: AdminSchemeEntry) => entry.name,
      secondaryText: (entry: AdminSchemeEntry) => entry.title,
      tertiaryText: (entry: AdminSchemeEntry) => <Edited {...entry} />,
    }}
  >
    <Column source="name" />
    <Column source="title" disableSort />
    <Column source="member" align="right" disableSort />
    <Column source="edited" disableSort render={(entry) => <Edited {...entry} />} />
    <Column source="updatedAt" field={MomentField} />
  </ConsoleList>
);

/** Which parts an admin has written over. */
const Edited = ({ edited }: AdminSchemeEntry) => {
  const translate = useTranslate();
  if (edited.length === 0) return <>{translate('scheme.bundled')}</>;
  return <>{edited.map((field) => translate(`resources.scheme-entries.fields.${field}`)).join(', ')}</>;
};
