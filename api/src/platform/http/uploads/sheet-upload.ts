import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { UNKNOWN_FIELD } from '#contracts/errors';
import { Refusal, invalid } from '../errors/refusal.js';
import { ONE_FILE, UNREADABLE, parseFields } from './upload.js';

const FIELD = 'file';
const NO_FIELDS = z.strictObject({});
/** `fieldSize` in bytes: above the longest text of any such form. */
const LIMITS = { files: 1, fields: 12, fieldSize: 1_000, fieldNameSize: 100, parts: 14 };

/** Reads a multipart form of exactly one file called `file`. @throws Refusal as `readSheetForm`. */
export async function readSheetFile(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; bytes: Buffer }> {
  return (await readSheetForm(request, maxBytes, NO_FIELDS)).file;
}

/**
 * The same with text fields by `schema`.
 * @throws Refusal 422 naming the field, 413 over `maxBytes`, 400 when the form cannot be read.
 */
export async function readSheetForm<T extends z.ZodMiniType>(
  request: FastifyRequest,
  maxBytes: number,
  schema: T,
): Promise<{ file: { name: string; bytes: Buffer }; fields: z.infer<T> }> {
  if (!request.isMultipart()) throw new Refusal('BAD_REQUEST', 415, [], 'Kirim sebagai multipart/form-data.');
  let file: { name: string; bytes: Buffer } | null = null;
  const fields: Record<string, unknown> = Object.create(null);
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })) {
      if (part.type === 'field' && !part.fieldnameTruncated) {
        if (part.fieldname in fields) throw invalid({ field: part.fieldname, message: UNREADABLE });
        if (part.valueTruncated) throw invalid({ field: part.fieldname, message: 'Isian ini terlalu panjang' });
        fields[part.fieldname] = part.value;
        continue;
      }
      if (part.type !== 'file' || part.fieldname !== FIELD)
        throw invalid({ field: part.fieldname.slice(0, 100), message: UNKNOWN_FIELD });
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(maxBytes);
      file = { name: part.filename.replace(/\p{Cc}/gu, '').slice(-100), bytes };
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(maxBytes);
    if (code === 'FST_FILES_LIMIT') throw invalid({ field: FIELD, message: ONE_FILE });
    throw new Refusal('BAD_REQUEST', 400);
  }
  if (!file?.bytes.length) throw invalid({ field: FIELD, message: 'Pilih berkas CSV dulu' });
  return { file, fields: parseFields(schema, { ...fields }) };
}

function tooLarge(maxBytes: number): Refusal {
  const message = `Ukuran berkas maksimal ${maxBytes / 1024 / 1024} MB.`;
  return new Refusal('FILE_TOO_LARGE', 413, [{ field: FIELD, message }], message);
}
