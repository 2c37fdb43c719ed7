import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import pg, { escapeLiteral } from 'pg';

/** Migrations, schema and repeatable SQL are read here, from the sources: compiling copies no SQL. */
export const ROOT = findRoot(import.meta.dirname);
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

/** Applies missing migrations with Prisma's engine (the WebAssembly build needs no download) and answers their names. */
export async function applyMigrations(databaseUrl: string, files = migrationFiles()): Promise<string[]> {
  return withEngine(databaseUrl, files, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationsList(files),
      filters: FILTERS,
    });
    return appliedMigrationNames;
  });
}

/** SQL that leads from an older schema folder, or from nothing, to the current one. The engine needs a database even for this. */
export async function diffSchema(databaseUrl: string, fromDir?: string): Promise<string> {
  return withEngine(databaseUrl, [], async (engine) => {
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
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => ({ path: path.join(dir, name), content: readFileSync(path.join(dir, name), 'utf8') }));

const migrationsList = (files: MigrationFile[]) => ({
  baseDir: MIGRATIONS_DIR,
  shadowDbInitScript: '',
  lockfile: {
    path: 'migration_lock.toml',
    content: readFileSync(path.join(MIGRATIONS_DIR, 'migration_lock.toml'), 'utf8'),
  },
  migrationDirectories: files.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
  })),
});

/**
 * Sends a migration as one query: Prisma's adapter splits it at every `;`, also inside a function body. One query is one
 * transaction, which also marks it as finished, so an unfinished row has changed nothing.
 */
class ScriptingPg extends PrismaPg {
  constructor(
    pool: pg.Pool,
    private readonly files: MigrationFile[],
  ) {
    super(pool);
  }

  override async connect() {
    const adapter = await super.connect();
    const nameOf = new Map(this.files.map(({ name, sql }) => [sql, name]));
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

let loading: Promise<EngineGlue> | undefined;
/** Loads the engine once in a process: its JavaScript knows a single WebAssembly instance. */
const engineGlue = (): Promise<EngineGlue> => (loading ??= loadEngine());

// The package is made for bundlers; under plain Node its WebAssembly has to be instantiated here.
async function loadEngine(): Promise<EngineGlue> {
  const glue = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as EngineGlue;
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const wasm = new WebAssembly.Module(readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const instance = new WebAssembly.Instance(wasm, {
    './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue;
}

async function withEngine<T>(
  databaseUrl: string,
  files: MigrationFile[],
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const glue = await engineGlue();
  // A pool that is closed here: the engine leaves its connections open for ten seconds.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const adapter = bindMigrationAwareSqlAdapterFactory(new ScriptingPg(pool, files));
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

// Missing in the types of Node 20.
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
