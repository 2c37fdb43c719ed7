import { DataTable } from 'react-admin';
import type { AdminNotification } from '#contracts/messages/notifications.admin.http';
import { ConsoleList } from '../../platform/lists/console-list';
import { DateTimeField, StatusField, TranslatedField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { NoWrapOrderNumbers } from '../../platform/fields/no-wrap';
import { MailOutageTool } from './mail-outage';
import { WhatsAppButton } from '../../identity/shared/whatsapp-button';
import { OneLineField } from '../../platform/fields/one-line';

const Column = DataTable.Col<AdminNotification>;

export const NotificationList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'DESC' }}
    tools={<MailOutageTool />}
    table={{ hiddenColumns: ['kind', 'emailedAt'] }}
    small={{
      primaryText: (message: AdminNotification) => message.title,
      secondaryText: (message: AdminNotification) => (
        <>
          {message.customerName} · {formatDateTime(message.createdAt)}
          <br />
          <StatusChip subject="email" value={message.emailState} />
        </>
      ),
    }}
  >
    <Column source="createdAt" field={DateTimeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column
      source="title"
      disableSort
      sx={{ minWidth: { md: '15rem', lg: '19rem' } }}
      render={({ title }) => <NoWrapOrderNumbers>{title}</NoWrapOrderNumbers>}
    />
    <Column source="kind">
      <TranslatedField source="kind" prefix="messageKind" />
    </Column>
    <Column source="emailState">
      <StatusField source="emailState" subject="email" />
    </Column>
    <Column source="emailedAt" field={DateTimeField} />
    <Column source="readAt" field={DateTimeField} />
    <Column
      label="whatsapp.open"
      disableSort
      render={(message) => <WhatsAppButton compact href={message.waLink} name={message.customerName} />}
    />
  </ConsoleList>
);
