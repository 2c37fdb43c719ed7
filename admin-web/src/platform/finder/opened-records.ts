import { readSession } from '../auth/session';

export interface OpenedRecord {
  resource: string;
  id: string;
  title: string;
}

const MOST = 5;
/** In the memory of the tab alone, because names are personal; of the session that opened them. */
let opened: { sessionUid: string | undefined; records: OpenedRecord[] } = { sessionUid: undefined, records: [] };

/** The records that were opened last, the newest first. */
export const openedRecords = (): OpenedRecord[] =>
  opened.sessionUid === readSession()?.sessionUid ? opened.records : [];

export function rememberOpened(record: OpenedRecord): void {
  const others = openedRecords().filter(({ resource, id }) => resource !== record.resource || id !== record.id);
  // One more than are shown: the page that is open is left out.
  opened = { sessionUid: readSession()?.sessionUid, records: [record, ...others].slice(0, MOST + 1) };
}
