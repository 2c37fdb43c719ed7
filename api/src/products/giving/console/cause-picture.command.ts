import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { lockVersion } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
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
