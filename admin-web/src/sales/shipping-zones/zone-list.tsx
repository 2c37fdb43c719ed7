import { CreateButton, DataTable } from 'react-admin';
import type { AdminShippingZone } from '#contracts/sales/shipping.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { CheckField, TranslatedField } from '../../platform/fields/fields';
import { ConsoleList } from '../../platform/lists/console-list';

const Column = DataTable.Col<AdminShippingZone>;

/** The table of shipping prices: zones, and what weights cost in them. */
export const ZoneList = () => (
  <ConsoleList
    sort={{ field: 'position', order: 'ASC' }}
    tools={<CreateButton />}
    table={{ rowClick: 'edit' }}
    small={{
      rowClick: 'edit',
      primaryText: (zone: AdminShippingZone) => `${zone.service}, ${zone.name}`,
      secondaryText: (zone: AdminShippingZone) => ratesOf(zone),
    }}
  >
    <Column source="service" />
    <Column source="name" />
    <Column source="method" disableSort>
      <TranslatedField source="method" prefix="shippingMethod" />
    </Column>
    <Column source="regions" disableSort render={({ regionNames }) => shortened(regionNames)} />
    <Column source="rates" disableSort render={ratesOf} />
    <Column source="active" disableSort field={CheckField} />
  </ConsoleList>
);

const MOST_NAMES = 3;
const shortened = (names: string[]): string =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} +${names.length - MOST_NAMES}`
    : names.join(', ');

const ratesOf = ({ rates }: AdminShippingZone): string =>
  rates.map(({ upToGrams, price }) => `≤ ${upToGrams / 1_000} kg ${formatRupiah(price)}`).join(' · ');
