/** Uploaded files, outside the web root. Keys are made by us: letters, digits, `-`, `/` and `.`. */
export abstract class FileStore {
  /** Stores whole or not at all; storing the same key again replaces it. */
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The bytes, or null when there is no such file. */
  abstract get(key: string): Promise<Buffer | null>;
  abstract delete(key: string): Promise<void>;
  /** Keys and ages below a prefix that ends in `/`, for the sweeper. */
  abstract list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
}
