import PrintIcon from '@mui/icons-material/Print';
import { DataTable, useRedirect } from 'react-admin';
import type { AdminShipment } from '#contracts/sales/shipping.admin.http';
import { SHIPMENT_STATES } from '#domain/sales/shipping/shipment';
import { CodeField, DateTimeField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { OneLineField } from '../../platform/fields/one-line';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { ToolButton } from '../../platform/ui/tool-button';
import { ShipmentBulkActions } from './shipment-bulk-actions';
import { shownState } from './shipment-word';

const Column = DataTable.Col<AdminShipment>;

/** What is to be packed comes first. */
const choices = [
  ...(
    [
      'to-pack',
      'ready',
      'shipped',
      'awaiting-goods',
      'waiting',
      'delivered',
      'returned',
      'cancelled',
    ] as (typeof SHIPMENT_STATES)[number][]
  ).map((state) => ({ label: `status.shipment.${state}`, filter: { state } })),
  { label: 'console.all', filter: {} },
];

export const ShipmentList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'ASC' }}
    choices={choices}
    tools={<PrintButton />}
    table={{ bulkActionButtons: <ShipmentBulkActions /> }}
    small={{
      primaryText: (shipment: AdminShipment) => `${shipment.orderNumber} · ${shipment.recipient}`,
      secondaryText: (shipment: AdminShipment) => (
        <>
          {contentsOf(shipment)} · {formatDateTime(shipment.createdAt)}
          <br />
          <StatusChip subject="shipment" value={shownState(shipment)} />
        </>
      ),
    }}
  >
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="recipient" disableSort field={OneLineField} />
    <Column source="items" disableSort render={contentsOf} />
    <Column source="service" disableSort />
    <Column source="weightGrams" align="right" render={({ weightGrams }) => `${weightGrams} g`} />
    <Column source="createdAt" field={DateTimeField} />
    <Column source="state" render={(shipment) => <StatusChip subject="shipment" value={shownState(shipment)} />} />
  </ConsoleList>
);

const contentsOf = ({ items }: AdminShipment): string =>
  items.map(({ title, quantity }) => `${quantity}× ${title}`).join(', ');

const PrintButton = () => {
  const redirect = useRedirect();
  return <ToolButton label="shipments.print" icon={<PrintIcon />} onClick={() => redirect('/shipping-labels')} />;
};
