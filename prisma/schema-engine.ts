import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import pg, { escapeLiteral } from 'pg';

const ROOT = findRoot(import.meta.dirname);
const MIGRATIONS_DIR = path.join(ROOT, 'prisma/migrations');
const SCHEMA_DIR = path.join(ROOT, 'prisma/schema');
const FILTERS = { externalTables: [], externalEnums: [] };

export interface MigrationFile {
  name: string;
  sql: string;
  /** As Prisma writes it into `_prisma_migrations`. */
  checksum: string;
}

/** The migrations of the repository, in order. */
export function migrationFiles(): MigrationFile[] {
  return readdirSync(MIGRATIONS_DIR)
    .filter((name) => existsSync(path.join(MIGRATIONS_DIR, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Applies what is missing with Prisma's own engine (the WebAssembly build: no download, no network). Names of the applied ones. */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  return withEngine(databaseUrl, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationsList(),
      filters: FILTERS,
    });
    return appliedMigrationNames;
  });
}

/** SQL that leads from an older schema folder (or from nothing) to today's. The engine wants a reachable database even for this. */
export async function diffSchema(databaseUrl: string, fromDir?: string): Promise<string> {
  return withEngine(databaseUrl, async (engine) => {
    const { stdout } = await engine.diff({
      from: fromDir ? { tag: 'schemaDatamodel', files: schemaFiles(fromDir) } : { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: schemaFiles(SCHEMA_DIR) },
      script: true,
      shadowDatabaseUrl: null,
      exitCode: null,
      filters: FILTERS,
    });
    return stdout ?? '';
  });
}

const schemaFiles = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => ({ path: path.join(dir, name), content: readFileSync(path.join(dir, name), 'utf8') }));

const migrationsList = () => ({
  baseDir: MIGRATIONS_DIR,
  shadowDbInitScript: '',
  lockfile: {
    path: 'migration_lock.toml',
    content: readFileSync(path.join(MIGRATIONS_DIR, 'migration_lock.toml'), 'utf8'),
  },
  migrationDirectories: migrationFiles().map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
  })),
});

/**
 * Sends a migration whole: the stock adapter splits it at every `;`, also inside a function body. Whole, it is one
 * transaction, and that it is finished is written with it: a row that says nothing of an end has left nothing behind.
 */
class ScriptingPg extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const nameOf = new Map(migrationFiles().map(({ name, sql }) => [sql, name]));
    adapter.executeScript = async (script) => {
      const name = nameOf.get(script);
      await adapter.underlyingDriver().query(name ? `${script};\n${finish(name)}` : script);
    };
    return adapter;
  }
}

const finish = (name: string) =>
  `UPDATE _prisma_migrations SET finished_at = now()
   WHERE migration_name = ${escapeLiteral(name)} AND finished_at IS NULL AND rolled_back_at IS NULL`;

// The package ships for bundlers; under plain Node its WebAssembly is instantiated by hand.
async function withEngine<T>(databaseUrl: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const glue = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as EngineGlue;
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const wasm = new WebAssembly.Module(readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const instance = new WebAssembly.Instance(wasm, {
    './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  // A pool of our own: the engine would leave its connections to their idle time-out, ten seconds.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const adapter = bindMigrationAwareSqlAdapterFactory(new ScriptingPg(pool));
  const engine = await glue.SchemaEngine.new(
    { datamodels: schemaFiles(SCHEMA_DIR).map(({ path: file, content }) => [file, content]) },
    () => undefined,
    adapter,
  );
  try {
    return await use(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

function findRoot(from: string): string {
  return existsSync(path.join(from, 'package.json')) ? from : findRoot(path.dirname(from));
}

interface SchemaEngine {
  applyMigrations(input: object): Promise<{ appliedMigrationNames: string[] }>;
  diff(input: object): Promise<{ stdout: string | null }>;
  free(): void;
}
interface EngineGlue {
  __wbg_set_wasm(exports: unknown): void;
  SchemaEngine: {
    new: (options: object, log: () => void, adapter: unknown) => Promise<SchemaEngine>;
  };
}

// Not in the Node 20 type library.
declare global {
  namespace WebAssembly {
    type ModuleImports = Record<string, unknown>;
    class Module {
      constructor(bytes: Uint8Array);
    }
    class Instance {
      readonly exports: Record<string, unknown>;
      constructor(module: Module, imports: Record<string, ModuleImports>);
    }
  }
}
