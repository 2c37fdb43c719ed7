import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '#runtime/db/database';
import { stage } from '#runtime/stages';
import { FileStore } from '#runtime/storage/file-store';
import { type StoredImage, reencodeProof } from '#runtime/storage/images';

export const PROOF_CONTENT_TYPE = 'image/webp';
/** A proof whose file is in the store; the row is written with what it proves. */
export interface ProofFile extends Omit<StoredImage, 'bytes'> {
  uid: string;
  key: string;
  size: number;
}

/** File first, row second: a row always has its file; a file without a row is swept away. */
@Injectable()
export class ProofFiles {
  constructor(private readonly files: FileStore) {}

  /** @throws DomainError when it is not a picture that can be read. */
  async store(original: Buffer): Promise<ProofFile> {
    const { bytes, sha256, width, height } = await reencodeProof(original);
    const uid = randomUUID();
    const key = `proofs/${uid}.webp`;
    await this.files.put(key, bytes, PROOF_CONTENT_TYPE);
    stage('submit-proof:file-stored');
    return { uid, key, sha256, width, height, size: bytes.length };
  }

  /** For a transaction that was given up; a crash in between is the sweeper's. */
  async discard(file: ProofFile | null): Promise<void> {
    if (file) await this.files.delete(file.key).catch(() => undefined);
  }
}

export async function saveProof(tx: Tx, { uid, key, sha256, width, height, size }: ProofFile): Promise<void> {
  await tx.proof.create({ data: { uid, key, sha256, width, height, bytes: size }, select: { uid: true } });
}
