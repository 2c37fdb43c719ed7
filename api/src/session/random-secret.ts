import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: 43 characters. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** How a random secret is stored. It has nothing that could be guessed, so a plain hash is enough. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
