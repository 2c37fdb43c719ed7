import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../platform/http/uploads/upload.js';
import { ContentPictures, savePicture } from './content-pictures.js';

export class SetContentPictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly of: 'articles' | 'banners',
    readonly uid: string,
    readonly picture: UploadedFile,
    readonly alt: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

type Data = { pictureUid: string; version: number; updatedAt?: Date };
/** The two tables with a picture. */
const OWNER = {
  articles: {
    table: 'article',
    find: (tx: Tx, uid: string) => tx.article.findUnique({ where: { uid }, select: { pictureUid: true } }),
    write: (tx: Tx, uid: string, data: Data) => tx.article.update({ where: { uid }, data, select: { uid: true } }),
  },
  banners: {
    table: 'banner',
    find: (tx: Tx, uid: string) => tx.banner.findUnique({ where: { uid }, select: { pictureUid: true } }),
    write: (tx: Tx, uid: string, data: Data) => tx.banner.update({ where: { uid }, data, select: { uid: true } }),
  },
} as const;

/** The picture before goes with its rows; the sweep deletes the bytes. */
@CommandHandler(SetContentPictureCommand)
export class SetContentPictureHandler implements ICommandHandler<SetContentPictureCommand> {
  constructor(
    private readonly database: Database,
    private readonly pictures: ContentPictures,
  ) {}

  async execute({ of, uid, picture, alt, admin }: SetContentPictureCommand): Promise<{ uid: string }> {
    const owner = OWNER[of];
    if (!(await owner.find(this.database, uid))) throw new Refusal('NOT_FOUND', 404);
    const stored = await this.pictures.store(picture, admin.uid);
    await this.database.transaction(
      async (tx) => {
        const version = (await lockVersion(tx, owner.table, uid)) + 1;
        const before = await owner.find(tx, uid);
        const pictureUid = await savePicture(tx, stored, alt);
        await owner.write(tx, uid, { pictureUid, version });
        if (before?.pictureUid)
          await tx.contentPicture.delete({ where: { uid: before.pictureUid }, select: { uid: true } });
        await recordAudit(tx, admin, {
          action: 'set-picture',
          subject: of,
          subjectUid: uid,
          change: { alt, pictureUid },
        });
      },
      () => this.pictures.discard(stored),
    );
    return { uid };
  }
}
