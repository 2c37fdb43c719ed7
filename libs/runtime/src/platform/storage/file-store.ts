/** Of the keys of pictures that are shown in the shop. */
export const CONTENT_PREFIX = 'content/';

/** Uploaded files, outside the web root. Keys are generated: letters, digits, `-`, `/` and `.`. */
export abstract class FileStore {
  /** Stores the file atomically and replaces an earlier one of the same key. */
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** null when there is no such file. */
  abstract get(key: string): Promise<Buffer | null>;
  abstract delete(key: string): Promise<void>;
  /** Keys and ages below a prefix that ends in `/`, for the sweep. */
  abstract list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
}
