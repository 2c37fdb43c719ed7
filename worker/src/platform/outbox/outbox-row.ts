/** The columns that relay and re-drive read. */
export interface OutboxRow {
  id: bigint;
  uid: string;
  name: string;
  payload: unknown;
  requestId?: string | null;
}
