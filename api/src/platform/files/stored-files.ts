import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type FileKind, PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { Prisma } from '#runtime/generated/prisma/client';
import { type Write, writeTogether } from '#runtime/platform/db/write-together';
import type { Tx } from '#runtime/platform/db/database';
import { crashPoint } from '#runtime/platform/crash-point';
import { FileStore } from '#runtime/platform/storage/file-store';
import type { DrawnPicture } from '#runtime/platform/pictures/draw-picture';
import type { UploadedFile } from '../http/uploads/upload.js';
import { UploadedPictures } from './uploaded-pictures.js';

/** A file in the store; its row is written in the transaction of the row that refers to it. */
export interface StoredFile extends Omit<DrawnPicture, 'bytes'> {
  uid: string;
  key: string;
  size: number;
}

/** The file is written before its row, so that a row always has its file; a file without a row is swept away. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly files: FileStore,
    private readonly pictures: UploadedPictures,
  ) {}

  /** @param accountUid who uploads. @throws as `UploadedPictures.draw`. */
  async store(file: UploadedFile, accountUid: string, use: 'proof' | 'logo' = 'proof'): Promise<StoredFile> {
    const { bytes, sha256, width, height } = await this.pictures.draw(file, accountUid, use);
    const uid = randomUUID();
    const key = `proofs/${uid}.webp`;
    await this.files.put(key, bytes, PICTURE_CONTENT_TYPE);
    crashPoint('submit-proof:file-stored');
    return { uid, key, sha256, width, height, size: bytes.length };
  }

  /** Call after a rollback; after a crash in between, the sweep deletes the file. */
  async discard(file: StoredFile | null): Promise<void> {
    if (file) await this.files.delete(file.key).catch(() => undefined);
  }
}

/** `customerUid`: the customer that the file is about, or null. An erasure of the customer deletes the file. */
interface FileOf {
  kind: FileKind;
  customerUid: string | null;
}

export const saveFile = (tx: Tx, file: StoredFile, of: FileOf): Promise<void> =>
  writeTogether(tx, [fileSaved(file, of)]);

/** The same as a part of a larger statement. */
export function fileSaved({ uid, key, sha256, size, width, height }: StoredFile, of: FileOf): Write {
  const ctes = Prisma.sql`file_saved AS (
    INSERT INTO "file" ("uid", "kind", "content_type", "key", "sha256", "bytes", "width", "height", "customer_uid")
    VALUES (${uid}::uuid, ${of.kind}, ${PICTURE_CONTENT_TYPE}, ${key}, ${sha256}, ${size}, ${width}, ${height},
      ${of.customerUid}::uuid) RETURNING 1)`;
  return { ctes, name: 'file_saved', rows: 1 };
}
