import { randomUUID } from 'node:crypto';
import type { Posting } from '#domain/ledger/postings';
import type { DemoRows } from './demo-rows.js';

/** Kinds as the worker's ledger jobs write them. */
type EntryKind = 'payment' | 'reimbursement-due' | 'reimbursement-paid';

export class DemoLedger {
  constructor(private readonly rows: DemoRows) {}

  post(kind: EntryKind, cause: string, postings: Posting[], at: Date): void {
    const entryUid = randomUUID();
    this.rows.entries.push({ uid: entryUid, kind, cause, at });
    this.rows.postings.push(...postings.map(({ account, amount }) => ({ entryUid, account, amountSen: amount })));
  }
}
