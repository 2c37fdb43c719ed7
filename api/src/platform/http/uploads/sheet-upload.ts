import type { FastifyRequest } from 'fastify';
import { UNKNOWN_FIELD } from '#contracts/errors';
import { Refusal, invalid } from '../errors/refusal.js';

const FIELD = 'file';

/**
 * Reads a multipart form of exactly one file called `file`.
 * @throws Refusal 422 naming the field, 413 over `maxBytes`, 400 when the form cannot be read.
 */
export async function readSheetFile(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Refusal('BAD_REQUEST', 415, [], 'Kirim sebagai multipart/form-data.');
  let file: { name: string; bytes: Buffer } | null = null;
  try {
    for await (const part of request.parts({ limits: { files: 1, fields: 0, parts: 2, fileSize: maxBytes } })) {
      if (part.type !== 'file' || part.fieldname !== FIELD)
        throw invalid({ field: part.fieldname.slice(0, 100), message: UNKNOWN_FIELD });
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(maxBytes);
      file = { name: part.filename.replace(/\p{Cc}/gu, '').slice(-100), bytes };
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(maxBytes);
    throw new Refusal('BAD_REQUEST', 400);
  }
  if (!file?.bytes.length) throw invalid({ field: FIELD, message: 'Pilih berkas CSV dulu' });
  return file;
}

function tooLarge(maxBytes: number): Refusal {
  const message = `Ukuran berkas maksimal ${maxBytes / 1024 / 1024} MB.`;
  return new Refusal('FILE_TOO_LARGE', 413, [{ field: FIELD, message }], message);
}
