import { DataTable } from 'react-admin';
import type { AdminMessageText } from '#contracts/messages/message-texts.admin.http';
import { ClampedText } from '../../platform/fields/clamped-text';
import { DateTimeField, TranslatedField } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';

const Column = DataTable.Col<AdminMessageText>;
const choices = [
  { label: 'console.all', filter: {} },
  { label: 'messageText.channel.mail', filter: { channel: 'mail' } },
  { label: 'messageText.channel.whatsapp', filter: { channel: 'whatsapp' } },
  { label: 'status.messageText.changed', filter: { state: 'changed' } },
  { label: 'status.messageText.broken', filter: { state: 'broken' } },
];

/** Every text that the shop sends. */
export const MessageTextList = () => (
  <ConsoleList
    sort={{ field: 'key', order: 'ASC' }}
    choices={choices}
    table={{ rowClick: 'show', hiddenColumns: ['key', 'changedBy'] }}
    small={{
      rowClick: 'show',
      primaryText: (text: AdminMessageText) => text.title,
      secondaryText: (text: AdminMessageText) => (
        <>
          <ClampedText>{text.body}</ClampedText>
          <StatusChip subject="messageText" value={text.state} />
        </>
      ),
    }}
  >
    <Column source="title" />
    <Column source="body" disableSort render={({ body }) => <ClampedText>{body}</ClampedText>} />
    <Column source="channel" disableSort>
      <TranslatedField source="channel" prefix="messageText.channel" />
    </Column>
    <Column source="key" sx={{ overflowWrap: 'anywhere' }} />
    <Column source="state" disableSort render={({ state }) => <StatusChip subject="messageText" value={state} />} />
    <Column source="changedAt" field={DateTimeField} />
    <Column source="changedBy" disableSort />
  </ConsoleList>
);
