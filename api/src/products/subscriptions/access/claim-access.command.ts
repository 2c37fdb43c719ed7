import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ClaimAccessFields } from '#contracts/products/subscriptions/access.http';
import { DomainError } from '#domain/platform/domain-error';
import { accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { checkMayClaim, claimClocks } from '#domain/products/subscriptions/access/access-claim';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { awaitConfirmation } from '#runtime/products/subscriptions/access/access.store';
import { lockOpenClaim } from '#runtime/products/subscriptions/access/claims.store';
import { lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';
import { readUsedTreatments } from '#runtime/products/subscriptions/used-treatments';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';

export class ClaimAccessCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
    readonly fields: ClaimAccessFields,
    readonly picture: UploadedFile | null,
  ) {
    super();
  }
}

/**
 * The member says "tidak bisa dipakai": a claim with its clocks. A seat has one at a time; the same words again are the
 * same claim. docs/rules/claims.md
 */
@CommandHandler(ClaimAccessCommand)
export class ClaimAccessHandler implements ICommandHandler<ClaimAccessCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: StoredFiles,
  ) {}

  async execute({ accountUid, customerUid, fields, picture }: ClaimAccessCommand): Promise<{ uid: string }> {
    const mine = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: { orderUid: true },
    });
    if (!mine) throw new Refusal('NOT_FOUND', 404);
    const file = picture && (await this.files.store(picture, customerUid));
    return this.database.transaction(
      (tx) => this.open(tx, mine.orderUid, fields, file),
      () => this.files.discard(file),
    );
  }

  private async open(
    tx: Tx,
    orderUid: string,
    { reason, message }: ClaimAccessFields,
    file: StoredFile | null,
  ): Promise<{ uid: string }> {
    const { account } = await lockOrderOfSeat(tx, orderUid);
    const { uid: accountUid, groupUid, customerUid } = account;
    checkMayClaim({
      role: account.role,
      status: accountStatusOf(account.status),
      usedTreatments: await readUsedTreatments(tx, orderUid),
    });
    const open = await lockOpenClaim(tx, accountUid);
    if (open) {
      if (open.reason === reason && open.message === message) return { uid: open.uid };
      throw new DomainError(
        'CLAIM_OPEN',
        'Klaimmu yang sebelumnya masih kami kerjakan. Tambahkan lewat pesan di bawah, ya.',
      );
    }
    const openedAt = this.clock.now();
    const clocks = claimClocks(openedAt, openingHours());
    const cycle = await tx.groupCycle.findFirst({
      where: { groupUid, startsAt: { lte: openedAt } },
      orderBy: { number: 'desc' },
      select: { uid: true },
    });
    if (file) await saveFile(tx, file, { kind: 'claim-picture', customerUid });
    const uid = randomUUID();
    await tx.accessClaim.create({
      data: {
        uid,
        accountUid,
        groupUid,
        cycleUid: cycle?.uid ?? null,
        reason,
        message,
        fileUid: file?.uid ?? null,
        openedAt,
        ...clocks,
        dueAt: clocks.answerDueAt,
      },
      select: { uid: true },
    });
    await awaitConfirmation(tx, accountUid, null);
    await announce(tx, 'claim.opened', { accountUid, orderUid, groupUid, claimUid: uid });
    return { uid };
  }
}
