import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProfileView } from '#contracts/http/profile.http';
import { DomainError } from '#domain/domain-error';
import { Database } from '#runtime/db/database';
import { AvatarFiles } from './avatar-files.js';
import { updateCustomer } from './update-customer.js';

export class ChangeAvatarCommand extends Command<ProfileView> {
  /** `picture`: null takes the picture away; initials are shown again. */
  constructor(
    readonly customerUid: string,
    readonly picture: Buffer | null,
  ) {
    super();
  }
}

/** The new picture is re-encoded and stored, the row names it, the old file goes. */
@CommandHandler(ChangeAvatarCommand)
export class ChangeAvatarHandler implements ICommandHandler<ChangeAvatarCommand> {
  constructor(
    private readonly database: Database,
    private readonly avatars: AvatarFiles,
  ) {}

  async execute({ customerUid, picture }: ChangeAvatarCommand): Promise<ProfileView> {
    const avatar = picture && (await this.avatars.store(picture));
    const { before, profile } = await this.replace(customerUid, avatar);
    await this.avatars.discard(before);
    return profile;
  }

  /** Under a lock: of two uploads at once the second takes away the first one's file. */
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
