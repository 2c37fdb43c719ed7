/** When the hosts of a plan family are asked to buy. docs/rules/hosts.md#order-of-steps */
export const HOST_BUYS = ['ordered', 'provided', 'paid'] as const;
export type HostBuys = (typeof HOST_BUYS)[number];
export const hostBuysOf = (stored: string): HostBuys => HOST_BUYS.find((known) => known === stored) ?? 'ordered';
