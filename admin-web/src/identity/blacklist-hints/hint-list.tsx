import { DataTable, TextInput, useTranslate } from 'react-admin';
import type { AdminBlacklistHint } from '#contracts/identity/blacklist-hints.admin.http';
import { ClampedText } from '../../platform/fields/clamped-text';
import { DateTimeField, StatusField } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';
import { SystemText } from '../../platform/i18n/system-text';
import { ConsoleList } from '../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../platform/lists/filter-choice';
import { OneLineField } from '../../platform/fields/one-line';

const Column = DataTable.Col<AdminBlacklistHint>;

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  { label: 'status.hint.waiting', filter: { state: 'waiting' }, sort: oldestFirst('createdAt') },
  ...['blocked', 'dismissed'].map((state) => ({
    label: `status.hint.${state}`,
    filter: { state },
    sort: newestFirst('createdAt'),
  })),
];

/** Customers who may be on the blacklist. */
export const HintList = () => {
  const translate = useTranslate();
  const matchText = ({ matchedOn }: AdminBlacklistHint) => translate(`blacklistHint.on.${matchedOn}`);
  return (
    <ConsoleList
      filters={[<TextInput key="customerUid" source="customerUid" />]}
      filterDefaultValues={{ state: 'waiting' }}
      sort={oldestFirst('createdAt')}
      choices={choices}
      small={{
        primaryText: (hint: AdminBlacklistHint) => hint.customerName,
        secondaryText: (hint: AdminBlacklistHint) => (
          <>
            {matchText(hint)} · <SystemText text={hint.reason} />
            <br />
            <StatusChip subject="hint" value={hint.state} />
          </>
        ),
      }}
    >
      <Column source="createdAt" field={DateTimeField} />
      <Column source="customerName" disableSort field={OneLineField} />
      <Column source="matchedOn" disableSort render={matchText} />
      <Column
        source="reason"
        disableSort
        render={({ reason }) => (
          <ClampedText>
            <SystemText text={reason} />
          </ClampedText>
        )}
      />
      <Column source="state">
        <StatusField source="state" subject="hint" />
      </Column>
    </ConsoleList>
  );
};
