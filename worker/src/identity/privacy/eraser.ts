import { Injectable } from '@nestjs/common';
import { type ErasureState, erasureMoves } from '#domain/identity/privacy/erasure';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { Mailer } from '#runtime/platform/mail/mailer';
import { announce } from '#runtime/platform/outbox/announce';
import { crashPoint } from '#runtime/platform/crash-point';
import { FileStore } from '#runtime/platform/storage/file-store';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { eraseRows } from './erase-rows.js';

/** Longer than any access token and any try to send a mail lives: what they wrote meanwhile goes in the second pass. */
export const SECOND_PASS_AFTER_MS = 3_600_000;

/**
 * Carries out an erasure: cancels unpaid orders, replaces the customer by a pseudonym, removes files and
 * mails. Each step can be repeated, and what has to go outside the database is written down in the transaction that
 * erases, so the process may die anywhere. docs/decisions/0012.
 */
@Injectable()
export class Eraser {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly records: CustomerRecords,
  ) {}

  /** Takes the next step; false when there is none now, because money is open, it was withdrawn, or it is too early. */
  async carryOut(erasureUid: string): Promise<boolean> {
    const { state, erasedAt, customerUid, customer, files, mails } = await this.database.erasure.findUniqueOrThrow({
      where: { uid: erasureUid },
      include: { customer: { select: { email: true } } },
    });
    if (state !== 'requested' && state !== 'erased') return false;
    // Erased, then the process died: what is written down is removed again.
    if (erasedAt && erasedAt.getTime() > this.clock.now().getTime() - SECOND_PASS_AFTER_MS)
      return this.remove({ files, mails });
    if (!(await this.dropUnpaid(customerUid))) return false;
    const kept = await this.mailer.keptFor(customer.email);
    const left = await this.database.transaction((tx) => this.erase(tx, erasureUid, state, kept));
    if (!left) return false;
    crashPoint('erase:committed');
    await this.remove(left);
    crashPoint('erase:files-removed');
    if (state === 'erased') await this.finish(erasureUid);
    return true;
  }

  /** False when money is open. */
  private async dropUnpaid(customerUid: string): Promise<boolean> {
    const { obstacles, droppable } = await this.records.readOpen(this.database, customerUid);
    if (obstacles.length) return false;
    for (const orderUid of droppable)
      await this.database.transaction((tx) => this.records.drop(tx, orderUid, this.clock));
    crashPoint('erase:orders-dropped');
    return true;
  }

  /** What has to be removed outside; null when something has changed meanwhile: the sweep comes again. */
  private async erase(tx: Tx, uid: string, seen: ErasureState, kept: string[]) {
    const { customerUid } = await tx.erasure.findUniqueOrThrow({ where: { uid }, select: { customerUid: true } });
    await lockRow(tx, 'customer', customerUid);
    // Before what is open is read: money, proofs and orders that come from here on wait, and are refused.
    await this.records.hold(tx, customerUid);
    const erasure = await tx.erasure.findUniqueOrThrow({ where: { uid } });
    const { obstacles, droppable } = await this.records.readOpen(tx, customerUid);
    if (erasure.state !== seen || obstacles.length || droppable.length) return null;
    const now = this.clock.now();
    const rows = await eraseRows(tx, this.records, customerUid, now);
    const files = union(erasure.files, rows.files);
    const mails = union(erasure.mails, rows.mails, kept);
    const step = seen === 'requested' && { state: erasureMoves.after(seen, 'erase', 'system'), erasedAt: now };
    await tx.erasure.update({ where: { uid }, data: { files, mails, ...step }, select: { uid: true } });
    if (step) await announce(tx, 'customer.erased', { erasureUid: uid });
    crashPoint('erase:before-commit');
    return { files, mails };
  }

  private async remove({ files, mails }: { files: string[]; mails: string[] }): Promise<boolean> {
    for (const key of files) await this.files.delete(key);
    for (const uid of mails) await this.mailer.forget(uid);
    return true;
  }

  private async finish(uid: string): Promise<void> {
    const state = erasureMoves.after('erased', 'finish', 'system');
    await this.database.erasure.updateMany({
      where: { uid, state: 'erased' },
      data: { state, finishedAt: this.clock.now(), files: [], mails: [] },
    });
  }
}

const union = (...lists: string[][]): string[] => [...new Set(lists.flat())];
