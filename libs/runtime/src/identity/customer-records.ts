import type { ErasureObstacle } from '#contracts/identity/privacy.http';
import type { ExportSections } from '#runtime/identity/export-section';
import type { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';

export interface OpenRecords {
  /** What is open, so that the customer cannot be erased yet. */
  obstacles: ErasureObstacle[];
  /** Unpaid orders: they are cancelled. */
  droppable: string[];
}

/** What a room beside the orders holds about customers. */
export interface PersonalRecords {
  /** Removes the personal data; files are identity's. May be called again. */
  erase(tx: Tx, customerUid: string, at: Date): Promise<void>;
  /** Parts of the file with all data, by names that no other room uses. */
  readonly exportSections: ExportSections;
}

/** What the rooms above identity hold about a customer. Sales implements it; `runtime.module.ts` binds it. */
export abstract class CustomerRecords {
  /** Lets nothing more be given to the customer before the transaction ends: what comes meanwhile waits, and then finds the customer erased, or not. */
  abstract hold(tx: Tx, customerUid: string): Promise<void>;
  /** What is open now. */
  abstract readOpen(tx: Tx, customerUid: string): Promise<OpenRecords>;
  /** Cancels an unpaid order; nothing when it has been paid for meanwhile. */
  abstract drop(tx: Tx, orderUid: string, clock: Pick<Clock, 'now'>): Promise<void>;
  /** The customer's e-mail is verified now: unpaid orders get the ordinary time. The caller has locked the customer. */
  abstract verified(tx: Tx, customerUid: string, at: Date): Promise<void>;
  /** Removes the personal data; files are identity's. May be called again. */
  abstract erase(tx: Tx, customerUid: string, at: Date): Promise<void>;
  /** Parts of the file with all data of the customer. */
  abstract exportSections(): ExportSections;
}
