import type { Config } from '#runtime/platform/config/config';
import type { FileStore } from '#runtime/platform/storage/file-store';
import { LocalFileStore } from '#runtime/platform/storage/local-file-store';

/** S3-compatible when a bucket is configured, else the local disk. The SDK is imported only when needed. */
export async function createFileStore(config: Config): Promise<FileStore> {
  if (!config.s3) return new LocalFileStore(config.filesDir);
  const { S3FileStore } = await import('#runtime/platform/storage/s3-file-store');
  return new S3FileStore(config.s3);
}
