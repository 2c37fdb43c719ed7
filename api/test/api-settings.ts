/** A vault with a key, and limits that no test exceeds by chance. */
export const API_SETTINGS = { VAULT_KEY: `1:${'5e'.repeat(32)}`, RATE_LIMIT_FACTOR: '100000' };
