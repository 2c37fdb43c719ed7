import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    shipments: {
      name: 'Shipment |||| Shipments',
      empty: 'No shipments yet. They appear with the first order for goods.',
      fields: {
        q: 'Search name, order, phone, tracking',
        orderNumber: 'Order',
        customerName: 'Customer',
        recipient: 'Recipient',
        address: 'Address',
        note: 'Note for the courier',
        items: 'Contents',
        service: 'Service',
        method: 'Method',
        weightGrams: 'Weight',
        price: 'Shipping cost',
        state: 'State',
        courier: 'Courier',
        trackingNumber: 'Tracking number',
        createdAt: 'Ordered',
        shippedAt: 'Shipped',
        deliveredAt: 'Delivered',
        restocked: 'Back in stock',
      },
    },
  },
  actions: {
    shipments: {
      ship: {
        fields: { courier: 'Courier', trackingNumber: 'Tracking number' },
        label: 'Ship',
        ask: 'The parcel was handed to the courier. The customer is told its tracking number.',
        done: 'Parcel shipped',
      },
      'correct-tracking': {
        fields: { courier: 'Courier', trackingNumber: 'Tracking number' },
        label: 'Correct tracking number',
        ask: 'The customer was sent a wrong tracking number, and gets a message with the right one.',
        done: 'Tracking number corrected',
      },
      ready: {
        label: 'Ready to pick up',
        ask: 'The customer is told that the goods can be picked up.',
        done: 'Ready to pick up',
      },
      deliver: {
        label: 'Delivered',
        ask: 'The customer has the goods. The order is complete.',
        done: 'Order completed',
      },
      cancel: {
        label: 'Do not send, refund',
        fields: { reason: 'Reason', restock: 'The goods can be sold again: put them back into stock' },
        ask: 'The parcel is not sent, and all the money is refunded.',
        done: 'Money refunded',
      },
      'record-cost': {
        label: 'Record postage',
        ask: 'What the courier asked for this parcel. It goes into the books as postage.',
        done: 'Postage recorded',
      },
      return: {
        fields: { reason: 'Reason', restock: 'The goods can be sold again: put them back into stock' },
        label: 'Accept return',
        ask: 'The parcel is back with us. All the money, shipping included, is refunded.',
        done: 'Return accepted and money refunded',
      },
    },
  },
  status: {
    shipment: {
      waiting: 'Not paid',
      'awaiting-goods': 'Waiting for goods',
      'to-pack': 'To pack',
      ready: 'Ready to pick up',
      shipped: 'On its way',
      delivered: 'Delivered',
      returned: 'Parcel came back',
      cancelled: 'Cancelled',
    },
  },
  shipments: {
    print: 'Print labels and packing list',
    labels: 'Shipping labels',
    packingList: 'To pack',
    count: '%{count} parcels',
    nothing: 'There is nothing to pack.',
    piece: 'Pieces',
    thing: 'Item',
    sender: 'From: Patungan',
    numberOf: 'Tracking number of %{order}, %{recipient}',
    sent: 'Recorded',
  },
  messageKind: {
    'tell-shipment-ready': 'Order ready to pick up',
    'tell-shipment-shipped': 'Order shipped',
    'tell-tracking-corrected': 'Tracking number corrected',
    'tell-shipment-delivered': 'Order delivered',
  },
  eventName: {
    'shipment.ready': 'Shipment ready to pick up',
    'shipment.shipped': 'Shipment shipped',
    'shipment.tracking-corrected': 'Tracking number corrected',
    'shipment.delivered': 'Shipment delivered',
  },
  systemText: {
    'Barang sudah sampai': 'The parcel has arrived',
    'Diterima oleh pemesan': 'Received by the customer',
    'Sudah lama dalam perjalanan': 'Long on its way',
  },
  pictures: {
    none: 'No pictures yet. A product without a picture cannot be sold.',
    remove: 'Remove picture: %{alt}',
  },
};
