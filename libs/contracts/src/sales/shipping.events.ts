import * as z from 'zod/mini';
import type { RoutesOf } from '#contracts/platform/room';

const shipment = z.object({ orderUid: z.uuid(), shipmentUid: z.uuid() });

const events = {
  /** To be picked up from now on. */
  'shipment.ready': shipment,
  'shipment.shipped': shipment,
  'shipment.tracking-corrected': z.extend(shipment, { trackingNumber: z.string() }),
  /** `assumed`: no one has said so, but it left long ago. */
  'shipment.delivered': z.extend(shipment, { assumed: z.optional(z.boolean()) }),
};

const routes: RoutesOf<typeof events> = {
  'shipment.ready': [],
  'shipment.shipped': [],
  'shipment.tracking-corrected': [],
  'shipment.delivered': [],
};

const messageKinds = [
  'tell-shipment-ready',
  'tell-shipment-shipped',
  'tell-tracking-corrected',
  'tell-shipment-delivered',
] as const;

/** Parcels, whichever line's things are in them. */
export const shipping = { events, jobs: {}, routes, messageKinds };
