import { BooleanInput, DataTable } from 'react-admin';
import type { AdminEligibilityRule } from '#contracts/http/admin/scheme.http';
import { ConsoleList } from '../shared/console-list';
import { MomentField } from '../shared/fields';
import { SearchFilter } from '../shared/search-filter';
import { YesField } from '../shared/yes-field';

const Column = DataTable.Col<AdminEligibilityRule>;
const filters = [<SearchFilter key="q" source="q" alwaysOn />, <BooleanInput key="active" source="active" />];

/** What customers have to confirm before they take a seat, plan by plan. */
export const EligibilityRuleList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'providerName', order: 'ASC' }}
    table={{ rowClick: 'edit' }}
    small={{
      rowClick: 'edit',
      primaryText: (rule: AdminEligibilityRule) => `${rule.providerName} ${rule.packageName}`,
      secondaryText: (rule: AdminEligibilityRule) => rule.text,
    }}
  >
    <Column source="providerName" />
    <Column source="packageName" />
    <Column source="text" disableSort />
    <Column source="active" disableSort field={YesField} />
    <Column source="updatedAt" field={MomentField} />
  </ConsoleList>
);
