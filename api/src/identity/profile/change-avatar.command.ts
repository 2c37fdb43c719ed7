import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProfileView } from '#contracts/identity/profile.http';
import { DomainError } from '#domain/platform/domain-error';
import { Database } from '#runtime/platform/db/database';
import type { UploadedFile } from '../../platform/http/uploads/upload.js';
import { AvatarFiles } from './avatar-files.js';
import { updateCustomer } from './update-customer.js';

export class ChangeAvatarCommand extends Command<ProfileView> {
  /** `picture`: null removes the picture. */
  constructor(
    readonly customerUid: string,
    readonly picture: UploadedFile | null,
  ) {
    super();
  }
}

/** Stores the re-encoded picture, updates the row, deletes the old file. */
@CommandHandler(ChangeAvatarCommand)
export class ChangeAvatarHandler implements ICommandHandler<ChangeAvatarCommand> {
  constructor(
    private readonly database: Database,
    private readonly avatars: AvatarFiles,
  ) {}

  async execute({ customerUid, picture }: ChangeAvatarCommand): Promise<ProfileView> {
    const avatar = picture && (await this.avatars.store(picture, customerUid));
    const { before, profile } = await this.replace(customerUid, avatar);
    await this.avatars.discard(before);
    return profile;
  }

  /** Under a lock, so that of two concurrent uploads the second deletes the file of the first. */
  private replace(customerUid: string, avatar: string | null) {
    return this.database.transaction(
      async (tx) => {
        const [row] = await tx.$queryRaw<{ avatar: string | null }[]>`
          SELECT "avatar" FROM "customer" WHERE "uid" = ${customerUid}::uuid FOR UPDATE`;
        const before = row?.avatar ?? null;
        if (!avatar && !before) throw new DomainError('NO_AVATAR', 'Belum ada foto profil.');
        return { before, profile: await updateCustomer(tx, customerUid, { avatar }) };
      },
      () => this.avatars.discard(avatar),
    );
  }
}
