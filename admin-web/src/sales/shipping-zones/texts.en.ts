import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'shipping-zones': {
      name: 'Shipping price |||| Shipping prices',
      empty: 'There are no shipping prices yet.',
      fields: {
        q: 'Search name or service',
        name: 'Name',
        service: 'Service',
        method: 'Method',
        regions: 'Regions',
        daysMin: 'Days, at least',
        daysMax: 'Days, at most',
        info: 'Address and opening hours of the pick-up',
        active: 'In use',
        position: 'Position',
        rates: 'Prices',
        upToGrams: 'Up to (grams)',
        price: 'Price (Rp)',
      },
    },
  },
  shippingMethod: { courier: 'Courier', pickup: 'Pick-up' },
  shippingZone: {
    serviceHelp: 'For the same service, a zone that names the city goes before one that names its province.',
    ratesHelp: 'A parcel heavier than the last row cannot be sent at these prices.',
  },
};
