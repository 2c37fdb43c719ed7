import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FileStore } from '#runtime/platform/storage/file-store';
import { avatarKeyOf, avatarPathOf } from '#runtime/platform/storage/avatars';
import { UploadedPictures } from '../../platform/files/uploaded-pictures.js';
import type { UploadedFile } from '../../platform/http/uploads/upload.js';

export const AVATAR_CONTENT_TYPE = 'image/webp';

/** Customers' pictures. The file is written before the row; a file without a row is swept away. */
@Injectable()
export class AvatarFiles {
  constructor(
    private readonly files: FileStore,
    private readonly pictures: UploadedPictures,
  ) {}

  /** @returns the path in the shop. @throws as `UploadedPictures.draw`. */
  async store(picture: UploadedFile, customerUid: string): Promise<string> {
    const { bytes } = await this.pictures.draw(picture, customerUid, 'avatar');
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
