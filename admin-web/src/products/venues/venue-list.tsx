import { CreateButton, DataTable } from 'react-admin';
import type { AdminVenue } from '#contracts/products/venues/venues.admin.http';
import { SPORTS, type Sport } from '#domain/products/venues/sports';
import { CheckField } from '../../platform/fields/fields';
import { ConsoleList } from '../../platform/lists/console-list';

const Column = DataTable.Col<AdminVenue>;
const sportOf = ({ sport }: AdminVenue) => SPORTS[sport as Sport];

export const VenueList = () => (
  <ConsoleList
    sort={{ field: 'position', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (venue: AdminVenue) => venue.name,
      secondaryText: (venue: AdminVenue) => `${sportOf(venue)} · ${venue.city}`,
    }}
  >
    <Column source="position" align="right" />
    <Column source="name" />
    <Column source="city" />
    <Column source="sport" disableSort render={sportOf} />
    <Column source="players" align="right" disableSort />
    <Column source="managerName" disableSort />
    <Column source="active" disableSort field={CheckField} />
  </ConsoleList>
);
