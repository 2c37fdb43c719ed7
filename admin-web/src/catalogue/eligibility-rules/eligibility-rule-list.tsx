import { BooleanInput, DataTable } from 'react-admin';
import type { AdminEligibilityRule } from '#contracts/catalogue/scheme.admin.http';
import { planNameOf } from '#domain/catalogue/plan-name';
import { ConsoleList } from '../../platform/lists/console-list';
import { CheckField, DateTimeField } from '../../platform/fields/fields';

const Column = DataTable.Col<AdminEligibilityRule>;
const filters = [<BooleanInput key="active" source="active" />];

/** What customers have to confirm with an order, per plan. */
export const EligibilityRuleList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'providerName', order: 'ASC' }}
    table={{ rowClick: 'edit' }}
    small={{
      rowClick: 'edit',
      primaryText: (rule: AdminEligibilityRule) => planNameOf(rule.providerName, rule.packageName),
      secondaryText: (rule: AdminEligibilityRule) => rule.text,
    }}
  >
    <Column source="providerName" />
    <Column source="packageName" />
    <Column source="text" disableSort />
    <Column source="active" disableSort field={CheckField} />
    <Column source="updatedAt" field={DateTimeField} />
  </ConsoleList>
);
