import { describe, expect, it } from '@jest/globals';
import { migrationFiles } from './schema-engine.js';

describe('a migration', () => {
  // Its end is written in the transaction that it is: one that ends it early could be done and not be known as done.
  it.each(migrationFiles())('$name is one transaction', ({ sql }) => {
    expect(sql).not.toMatch(/\bCONCURRENTLY\b|^\s*(COMMIT|ROLLBACK|VACUUM|START TRANSACTION|BEGIN\s*;)/im);
  });
});
