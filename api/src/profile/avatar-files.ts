import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FileStore } from '#runtime/storage/file-store';
import { reencodeAvatar } from '#runtime/storage/images';
import { avatarKeyOf, avatarPathOf } from '#runtime/storage/avatars';

export const AVATAR_CONTENT_TYPE = 'image/webp';

/** Pictures of customers. File first, row second: a file without a row is swept away. */
@Injectable()
export class AvatarFiles {
  constructor(private readonly files: FileStore) {}

  /** Its path in the shop. @throws DomainError when it is not a picture that can be read. */
  async store(original: Buffer): Promise<string> {
    const { bytes } = await reencodeAvatar(original);
    const path = avatarPathOf(randomUUID());
    await this.files.put(avatarKeyOf(path), bytes, AVATAR_CONTENT_TYPE);
    return path;
  }

  read(path: string): Promise<Buffer | null> {
    return this.files.get(avatarKeyOf(path));
  }

  /** After the row has let go of it; when the process dies before, the file is swept away. */
  async discard(path: string | null): Promise<void> {
    if (path) await this.files.delete(avatarKeyOf(path)).catch(() => undefined);
  }
}
