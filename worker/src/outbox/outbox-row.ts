/** What relay and re-drive read of an event. */
export interface OutboxRow {
  id: bigint;
  uid: string;
  name: string;
  payload: unknown;
}
