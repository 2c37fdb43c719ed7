import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ZodMiniType, infer as Infer } from 'zod/mini';
import { ERROR_MESSAGE, fieldErrors } from '#contracts/errors';
import { MAX_PROOF_BYTES } from '#runtime/storage/images';
import { Refusal, invalid } from './refusal.js';

const LIMITS = { files: 1, fields: 10, fieldSize: 2_000, fieldNameSize: 100, parts: 12, fileSize: MAX_PROOF_BYTES };

export interface Upload<T> {
  fields: Infer<T>;
  proof: Buffer | null;
}

/**
 * Reads a multipart form: text fields by `schema`, at most one file called `proof`.
 * @throws Refusal 422 naming the field, 413 over 5 MB, 400 when the form cannot be read.
 */
export async function readUpload<T extends ZodMiniType>(request: FastifyRequest, schema: T): Promise<Upload<T>> {
  if (!request.isMultipart()) throw new Refusal('BAD_REQUEST', 415, [], 'Kirim sebagai multipart/form-data.');
  const { fields, proof } = await readParts(request);
  return { fields: parseFields(schema, fields), proof };
}

/** The same for a form whose file is optional: a JSON body will do. */
export async function readFields<T extends ZodMiniType>(request: FastifyRequest, schema: T): Promise<Upload<T>> {
  return request.isMultipart()
    ? readUpload(request, schema)
    : { fields: parseFields(schema, request.body ?? {}), proof: null };
}

/** The file, or a 422 that asks for it. */
export function requireProof(proof: Buffer | null): Buffer {
  if (!proof?.length) throw invalid({ field: 'proof', message: ERROR_MESSAGE.FILE_REQUIRED });
  return proof;
}

function parseFields<T extends ZodMiniType>(schema: T, fields: unknown): Infer<T> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw invalid(...fieldErrors(parsed.error.issues));
  return parsed.data as Infer<T>;
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = Object.create(null);
  let proof: Buffer | null = null;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') {
        if (part.fieldname !== 'proof')
          throw invalid({ field: part.fieldname.slice(0, 100), message: 'Field ini tidak dikenal' });
        proof = await readFile(part);
      } else if (part.fieldname in fields || part.valueTruncated || part.fieldnameTruncated) {
        throw invalid({ field: part.fieldname.slice(0, 100), message: 'Isian tidak valid' });
      } else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refusalOf((error as { code?: string }).code);
  }
  return { fields: { ...fields }, proof };
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  return bytes;
}

/** What the parser refuses, so that it can be put right: the file, their number, or the form as a whole. */
function refusalOf(code: string | undefined): Refusal {
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_FILES_LIMIT') return invalid({ field: 'proof', message: 'Kirim satu berkas saja' });
  return new Refusal('BAD_REQUEST', 400);
}

const tooLarge = (): Refusal =>
  new Refusal('FILE_TOO_LARGE', 413, [{ field: 'proof', message: ERROR_MESSAGE.FILE_TOO_LARGE }]);
