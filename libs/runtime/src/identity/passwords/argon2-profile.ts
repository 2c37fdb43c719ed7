/** OWASP's argon2id profile: about 50 ms for each hash, on purpose. */
export const ARGON2 = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
