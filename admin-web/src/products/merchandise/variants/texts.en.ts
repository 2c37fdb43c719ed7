import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'merchandise-variants': {
      name: 'Merchandise stock',
      empty: 'No variants yet. Add sizes and colours of a product.',
      fields: {
        q: 'Search SKU or name',
        name: 'Item',
        productUid: 'Product',
        sku: 'SKU',
        size: 'Size',
        colour: 'Colour',
        weightGrams: 'Weight (grams)',
        price: 'Price (Rp)',
        stock: 'In the shelf',
        held: 'Held by orders',
        available: 'Free',
        active: 'On sale',
      },
    },
  },
  actions: {
    'merchandise-variants': {
      'record-cost': {
        label: 'Record cost',
        ask: 'What was paid for pieces that came in. Their number is recorded with "Record stock".',
        done: 'Cost recorded',
      },
      'move-stock': {
        fields: { kind: 'What happened', quantity: 'Quantity', reason: 'Reason' },
        label: 'Record stock',
        ask: 'The shelf has %{stock}, of which unpaid orders hold %{held}.',
        done: 'Stock recorded',
      },
    },
  },
  stockMove: {
    received: 'Received',
    sold: 'Sold',
    returned: 'Returned by a buyer',
    restocked: 'Order cancelled',
    lost: 'Lost or broken',
    counted: 'Counted',
    title: 'Stock movements',
    none: 'No stock movements yet.',
    countedHelp: 'Counted: enter how many are in the shelf now.',
  },
};
