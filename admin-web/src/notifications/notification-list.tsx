import { DataTable } from 'react-admin';
import type { AdminNotification } from '#contracts/http/admin/notifications.http';
import { ConsoleList } from '../shared/console-list';
import { MomentField, StatusField, WordField } from '../shared/fields';
import { formatMoment } from '../shared/format';
import { StatusChip } from '../shared/status-chip';
import { OrderText } from '../shared/unbroken';
import { WaButton } from '../shared/wa-button';
import { SearchFilter } from '../shared/search-filter';

const Column = DataTable.Col<AdminNotification>;

export const NotificationList = () => (
  <ConsoleList
    filters={[<SearchFilter key="q" source="q" alwaysOn />]}
    sort={{ field: 'createdAt', order: 'DESC' }}
    table={{ hiddenColumns: ['kind', 'emailedAt'] }}
    small={{
      primaryText: (message: AdminNotification) => message.title,
      secondaryText: (message: AdminNotification) => (
        <>
          {message.customerName} · {formatMoment(message.createdAt)}
          <br />
          <StatusChip subject="email" value={message.emailState} />
        </>
      ),
    }}
  >
    <Column source="createdAt" field={MomentField} />
    <Column source="customerName" disableSort />
    <Column
      source="title"
      disableSort
      sx={{ minWidth: { md: '15rem', lg: '19rem' } }}
      render={({ title }) => <OrderText>{title}</OrderText>}
    />
    <Column source="kind">
      <WordField source="kind" prefix="messageKind" />
    </Column>
    <Column source="emailState">
      <StatusField source="emailState" subject="email" />
    </Column>
    <Column source="emailedAt" field={MomentField} />
    <Column source="readAt" field={MomentField} />
    <Column
      label="wa.open"
      disableSort
      render={(message) => <WaButton compact href={message.waLink} name={message.customerName} />}
    />
  </ConsoleList>
);
