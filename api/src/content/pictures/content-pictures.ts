import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '#runtime/platform/db/database';
import { CONTENT_PREFIX, FileStore } from '#runtime/platform/storage/file-store';
import { UploadedPictures } from '../../platform/files/uploaded-pictures.js';
import type { UploadedFile } from '../../platform/http/uploads/upload.js';

/** A telephone, twice that, and a wide screen. */
const WIDTHS = [480, 960, 1_600];
const FORMATS = ['webp', 'avif'] as const;

interface DrawnFile {
  uid: string;
  key: string;
  contentType: string;
  width: number;
}
/** A picture in the store; its rows are written in the transaction of the row that refers to it. */
export interface StoredContentPicture {
  width: number;
  height: number;
  files: DrawnFile[];
}

/** Pictures that the shop shows, drawn once for every size and format. docs/rules/content.md#pictures */
@Injectable()
export class ContentPictures {
  constructor(
    private readonly pictures: UploadedPictures,
    private readonly files: FileStore,
  ) {}

  /** Files first: a row always has its file, and the sweep deletes what got no row. @throws as `UploadedPictures.draw`. */
  async store(upload: UploadedFile, adminUid: string): Promise<StoredContentPicture> {
    const stored: StoredContentPicture = { width: 0, height: 0, files: [] };
    for (const wanted of WIDTHS)
      for (const format of FORMATS) {
        const { bytes, width, height } = await this.pictures.draw(upload, adminUid, { format, width: wanted });
        const contentType = `image/${format}`;
        // A smaller original is not enlarged: it has one size only.
        if (stored.files.some((file) => file.width === width && file.contentType === contentType)) continue;
        const uid = randomUUID();
        const key = `${CONTENT_PREFIX}${uid}.${format}`;
        await this.files.put(key, bytes, contentType);
        stored.files.push({ uid, key, contentType, width });
        Object.assign(stored, { width, height });
      }
    return stored;
  }

  /** Call after a rollback. */
  async discard({ files }: StoredContentPicture): Promise<void> {
    for (const { key } of files) await this.files.delete(key).catch(() => undefined);
  }
}

/** Writes the rows of a stored picture. @returns its uid. */
export async function savePicture(
  tx: Tx,
  { width, height, files }: StoredContentPicture,
  alt: string,
): Promise<string> {
  const { uid } = await tx.contentPicture.create({
    data: { alt, width, height, files: { create: files } },
    select: { uid: true },
  });
  return uid;
}
