import { describe, expect, it } from '@jest/globals';
import { migrationFiles } from './schema-engine.js';

describe('a migration', () => {
  // It is marked as finished in its own transaction; one that commits early could be applied and not marked.
  it.each(migrationFiles())('$name is one transaction', ({ sql }) => {
    expect(sql).not.toMatch(/\bCONCURRENTLY\b|^\s*(COMMIT|ROLLBACK|VACUUM|START TRANSACTION|BEGIN\s*;)/im);
  });
});
