import type { RoutesOf } from '#contracts/platform/room';

const events = {};
const routes: RoutesOf<typeof events> = {};

/** Things that are sent: what happens to them the order and its shipment announce. */
export const merchandise = { events, jobs: {}, routes, messageKinds: [] };
