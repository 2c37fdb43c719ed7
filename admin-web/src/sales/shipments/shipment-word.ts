import type { AdminShipment } from '#contracts/sales/shipping.admin.http';

type Parcel = Pick<AdminShipment, 'state' | 'method'>;

/** The state under which a parcel is shown: what its customer has fetched was not brought. */
export const shownState = ({ state, method }: Parcel): AdminShipment['state'] | 'collected' =>
  state === 'delivered' && method === 'pickup' ? 'collected' : state;
