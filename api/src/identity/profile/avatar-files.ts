import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FileStore } from '#runtime/platform/storage/file-store';
import { reencodeAvatar } from '#runtime/platform/storage/images';
import { avatarKeyOf, avatarPathOf } from '#runtime/platform/storage/avatars';

export const AVATAR_CONTENT_TYPE = 'image/webp';

/** Customers' pictures. The file is written before the row; a file without a row is swept away. */
@Injectable()
export class AvatarFiles {
  constructor(private readonly files: FileStore) {}

  /** @returns the path in the shop. @throws DomainError when the picture cannot be read. */
  async store(original: Buffer): Promise<string> {
    const { bytes } = await reencodeAvatar(original);
    const path = avatarPathOf(randomUUID());
    await this.files.put(avatarKeyOf(path), bytes, AVATAR_CONTENT_TYPE);
    return path;
  }

  read(path: string): Promise<Buffer | null> {
    return this.files.get(avatarKeyOf(path));
  }

  /** Call after the row no longer refers to it; after a crash in between, the sweep deletes the file. */
  async discard(path: string | null): Promise<void> {
    if (path) await this.files.delete(avatarKeyOf(path)).catch(() => undefined);
  }
}
