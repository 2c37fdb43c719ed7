import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DisburseFields } from '#contracts/products/giving/giving.admin.http';
import { toSen } from '#domain/platform/sen';
import { checkDisbursement, checkHeld } from '#domain/products/giving/donation';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { editConflict, lockVersion } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';

const subject = 'causes';

export class SetCausePictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly causeUid: string,
    readonly picture: UploadedFile,
    readonly alt: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class DisburseCommand extends Command<{ uid: string }> {
  constructor(
    readonly causeUid: string,
    readonly fields: DisburseFields,
    readonly proof: UploadedFile,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The picture before goes with its row; the sweep deletes the bytes. */
@CommandHandler(SetCausePictureCommand)
export class SetCausePictureHandler implements ICommandHandler<SetCausePictureCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute({ causeUid: uid, picture, alt, admin }: SetCausePictureCommand): Promise<{ uid: string }> {
    if (!(await this.database.givingCause.count({ where: { uid } }))) throw new Refusal('NOT_FOUND', 404);
    const file = await this.files.store(picture, admin.uid);
    await this.database.transaction(
      async (tx) => {
        const version = (await lockVersion(tx, 'giving_cause', uid)) + 1;
        const { fileUid: before } = await tx.givingCause.findUniqueOrThrow({ where: { uid } });
        await saveFile(tx, file, { kind: 'giving-picture', customerUid: null });
        const { uid: fileUid, width: pictureWidth, height: pictureHeight } = file;
        const data = { fileUid, pictureAlt: alt, pictureWidth, pictureHeight, version };
        await tx.givingCause.update({ where: { uid }, data, select: { uid: true } });
        if (before) await tx.file.delete({ where: { uid: before }, select: { uid: true } });
        await recordAudit(tx, admin, { action: 'set-picture', subject, subjectUid: uid, change: { alt, fileUid } });
      },
      () => this.files.discard(file),
    );
    return { uid };
  }
}

/** Money of a cause was passed on, with its proof. The version that was read keeps a repeated request from counting twice. */
@CommandHandler(DisburseCommand)
export class DisburseHandler implements ICommandHandler<DisburseCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: StoredFiles,
    private readonly settings: ShopSettings,
  ) {}

  async execute(command: DisburseCommand): Promise<{ uid: string }> {
    const { causeUid: uid, proof, admin } = command;
    if (!(await this.database.givingCause.count({ where: { uid } }))) throw new Refusal('NOT_FOUND', 404);
    const file = await this.files.store(proof, admin.uid);
    await this.database.transaction(
      (tx) => this.disburse(tx, command, file),
      () => this.files.discard(file),
    );
    crashPoint('giving:disbursement-committed');
    return { uid };
  }

  private async disburse(tx: Tx, { causeUid, fields, admin }: DisburseCommand, file: StoredFile): Promise<void> {
    const current = await lockVersion(tx, 'giving_cause', causeUid);
    if (fields.version !== current) throw await editConflict(tx, causeUid);
    const amountSen = toSen(fields.amount);
    const cause = await tx.givingCause.findUniqueOrThrow({ where: { uid: causeUid } });
    checkHeld(amountSen, cause);
    const from = this.settings.threshold('payoutApprovalFrom');
    checkDisbursement(amountSen, cause, admin.uid, from);
    await saveFile(tx, file, { kind: 'giving-picture', customerUid: null });
    const { title, note } = fields;
    const facts = { causeUid, amountSen, title, note, fileUid: file.uid, by: admin.name, at: this.clock.now() };
    const { uid: disbursementUid } = await tx.givingDisbursement.create({ data: facts, select: { uid: true } });
    await tx.givingCause.update({
      where: { uid: causeUid },
      data: {
        disbursedSen: { increment: amountSen },
        version: { increment: 1 },
        // An approval is for one disbursement.
        ...(amountSen >= from && { approvedSen: null, approvedBy: null, approvedByUid: null }),
      },
      select: { uid: true },
    });
    await announce(tx, 'donation.disbursed', { causeUid, disbursementUid });
    const change = { amountSen: String(amountSen), title, fileUid: file.uid };
    await recordAudit(tx, admin, { action: 'disburse', subject, subjectUid: causeUid, change });
  }
}
