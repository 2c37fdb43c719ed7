import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { lockVersion } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';

export class SetVenuePictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly venueUid: string,
    readonly picture: UploadedFile,
    readonly alt: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The picture before goes with its row; the sweep deletes the bytes. */
@CommandHandler(SetVenuePictureCommand)
export class SetVenuePictureHandler implements ICommandHandler<SetVenuePictureCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute({ venueUid: uid, picture, alt, admin }: SetVenuePictureCommand): Promise<{ uid: string }> {
    if (!(await this.database.venue.count({ where: { uid } }))) throw new Refusal('NOT_FOUND', 404);
    const file = await this.files.store(picture, admin.uid);
    await this.database.transaction(
      async (tx) => {
        const version = (await lockVersion(tx, 'venue', uid)) + 1;
        const { fileUid: before } = await tx.venue.findUniqueOrThrow({ where: { uid } });
        await saveFile(tx, file, { kind: 'venue-picture', customerUid: null });
        const { uid: fileUid, width: pictureWidth, height: pictureHeight } = file;
        const data = { fileUid, pictureAlt: alt, pictureWidth, pictureHeight, version };
        await tx.venue.update({ where: { uid }, data, select: { uid: true } });
        if (before) await tx.file.delete({ where: { uid: before }, select: { uid: true } });
        const change = { alt, fileUid };
        await recordAudit(tx, admin, { action: 'set-picture', subject: 'venues', subjectUid: uid, change });
      },
      () => this.files.discard(file),
    );
    return { uid };
  }
}
