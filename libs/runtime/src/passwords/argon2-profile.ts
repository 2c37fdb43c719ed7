/** 50 ms each on purpose. OWASP's argon2id profile. */
export const ARGON2 = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
