import { BooleanInput, DataTable, useTranslate } from 'react-admin';
import type { AdminSchemeEntry } from '#contracts/catalogue/scheme.admin.http';
import { ConsoleList } from '../../platform/lists/console-list';
import { DateTimeField } from '../../platform/fields/fields';

const Column = DataTable.Col<AdminSchemeEntry>;
const filters = [<BooleanInput key="isEdited" source="isEdited" />];

/** The texts of the price page, per provider. */
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
    <Column source="updatedAt" field={DateTimeField} />
  </ConsoleList>
);

/** The fields that an admin has edited. */
const Edited = ({ edited }: AdminSchemeEntry) => {
  const translate = useTranslate();
  if (edited.length === 0) return <>{translate('scheme.bundled')}</>;
  return <>{edited.map((field) => translate(`resources.scheme-entries.fields.${field}`)).join(', ')}</>;
};
