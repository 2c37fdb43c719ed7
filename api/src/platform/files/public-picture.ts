import type { FastifyReply } from 'fastify';
import type { FileKind } from '#domain/platform/stored-file';
import type { Database } from '#runtime/platform/db/database';
import type { FileStore } from '#runtime/platform/storage/file-store';
import { Refusal } from '../http/errors/refusal.js';

/**
 * Sends a picture that anyone may see. A uid is never given to another picture, so it may be kept for ever.
 * @throws Refusal 404 when there is none, also for null.
 */
export async function sendPublicPicture(
  database: Database,
  files: FileStore,
  picture: { uid: string; kind: FileKind } | null,
  reply: FastifyReply,
): Promise<void> {
  const file = picture && (await database.file.findFirst({ where: picture, select: { key: true, contentType: true } }));
  const bytes = file && (await files.get(file.key));
  if (!bytes) throw new Refusal('NOT_FOUND', 404);
  sendPicture(reply, file.contentType, bytes);
}

/** Sends a picture whose address never leads to another one. */
export function sendPicture(reply: FastifyReply, contentType: string, bytes: Buffer): void {
  void reply
    .header('content-type', contentType)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(bytes);
}
