import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ERROR_MESSAGE, UNKNOWN_FIELD, fieldErrors } from '#contracts/errors';
import { Refusal, invalid } from '../errors/refusal.js';

/** docs/rules/uploads.md#pictures */
const MAX_BYTES = 5 * 1024 * 1024;
/** `fieldSize` in bytes: above the longest text of any form, so that its schema says how long it may be. */
const LIMITS = { files: 1, fields: 10, fieldSize: 16_000, fieldNameSize: 100, parts: 12, fileSize: MAX_BYTES };

export const UNREADABLE = 'Isian tidak valid';
export const ONE_FILE = 'Kirim satu berkas saja';
const NO_FIELDS = z.strictObject({});

export interface UploadedFile {
  bytes: Buffer;
  /** The field that it came in. */
  field: string;
  /** Where it came from, for the limits. */
  address: string;
}

export interface Upload<T> {
  fields: z.infer<T>;
  proof: UploadedFile | null;
}

/**
 * Reads a multipart form: text fields by `schema`, at most one file called `proof`.
 * @throws Refusal 422 naming the field, 413 over 5 MB, 400 when the form cannot be read.
 */
export async function readUpload<T extends z.ZodMiniType>(request: FastifyRequest, schema: T): Promise<Upload<T>> {
  const { fields, cut, file } = await readParts(request, 'proof');
  return { fields: parseFields(schema, fields, cut), proof: file };
}

/** The same for a form whose file is optional: a JSON body is accepted too. */
export async function readFields<T extends z.ZodMiniType>(request: FastifyRequest, schema: T): Promise<Upload<T>> {
  return request.isMultipart()
    ? readUpload(request, schema)
    : { fields: parseFields(schema, isObject(request.body) ? request.body : {}), proof: null };
}

/** A body that is no object is parsed as an empty one, so that the refusal names every field. */
const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null && !Array.isArray(body);

/** Reads a form of exactly one picture. @throws Refusal as `readUpload`, and 422 when there is none. */
export async function readPicture(request: FastifyRequest, name: string): Promise<UploadedFile> {
  const { fields, cut, file } = await readParts(request, name);
  parseFields(NO_FIELDS, fields, cut);
  return requireFile(file, name);
}

/** @throws Refusal 422 when there is no file. */
export const requireProof = (proof: UploadedFile | null): UploadedFile => requireFile(proof, 'proof');

function requireFile(file: UploadedFile | null, field: string): UploadedFile {
  if (!file) throw invalid({ field, message: ERROR_MESSAGE.FILE_REQUIRED });
  return file;
}

/** `cut`: fields of which only the beginning was read; the schema says which of them are too long. */
export function parseFields<T extends z.ZodMiniType>(schema: T, fields: unknown, cut: string[] = []): z.infer<T> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw invalid(...fieldErrors(parsed.error.issues));
  if (cut.length > 0) throw invalid(...cut.map((field) => ({ field, message: UNREADABLE })));
  return parsed.data as z.infer<T>;
}

async function readParts(request: FastifyRequest, fileName: string) {
  if (!request.isMultipart()) throw new Refusal('BAD_REQUEST', 415, [], 'Kirim sebagai multipart/form-data.');
  const fields: Record<string, unknown> = Object.create(null);
  const cut: string[] = [];
  let file: UploadedFile | null = null;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') {
        if (part.fieldname !== fileName) throw invalid({ field: part.fieldname.slice(0, 100), message: UNKNOWN_FIELD });
        const bytes = await readFile(part, fileName);
        // A browser sends a field in which no file was chosen as an empty file without a name.
        if (bytes.length > 0) file = { bytes, field: fileName, address: request.ip };
        else if (part.filename) throw empty(fileName);
      } else if (part.fieldname in fields || part.fieldnameTruncated) {
        throw invalid({ field: part.fieldname.slice(0, 100), message: UNREADABLE });
      } else {
        fields[part.fieldname] = part.value;
        if (part.valueTruncated) cut.push(part.fieldname);
      }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refusalOf((error as { code?: string }).code, fileName);
  }
  return { fields: { ...fields }, cut, file };
}

async function readFile(part: MultipartFile, field: string): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge(field);
  return bytes;
}

/** The refusal for an error of the parser: about the file, the number of files, or the form. */
function refusalOf(code: string | undefined, field: string): Refusal {
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(field);
  if (code === 'FST_FILES_LIMIT') return invalid({ field, message: ONE_FILE });
  return new Refusal('BAD_REQUEST', 400);
}

const empty = (field: string): Refusal =>
  new Refusal('FILE_EMPTY', 422, [{ field, message: ERROR_MESSAGE.FILE_EMPTY }]);
const tooLarge = (field: string): Refusal =>
  new Refusal('FILE_TOO_LARGE', 413, [{ field, message: ERROR_MESSAGE.FILE_TOO_LARGE }]);
