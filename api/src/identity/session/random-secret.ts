import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: 43 characters. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** The hash under which a random secret is stored. 256 bits cannot be guessed, so it needs no slow hash. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
