import pg from 'pg';
import { type TestDatabase, createEmptyDatabase } from '#testing/test-database';
import { applyMigrations, migrationFiles } from '../schema-engine.js';

/** A database as it was before one migration, with a connection to it. Names sort by time, so that the beginning of a name is enough to build it. */
export class OldDatabase {
  client!: pg.Client;
  private database?: TestDatabase;

  constructor(private readonly migration: string) {}

  get url(): string {
    return this.database!.url;
  }

  async build(): Promise<void> {
    this.database = await createEmptyDatabase();
    await this.apply((name) => name < this.migration);
    this.client = new pg.Client({ connectionString: this.url });
    await this.client.connect();
  }

  /** Applies that migration, of which the whole name was given, and none after it. */
  migrate(): Promise<void> {
    return this.apply((name) => name === this.migration);
  }

  async drop(): Promise<void> {
    await this.client?.end();
    await this.database?.drop();
  }

  private async apply(wanted: (name: string) => boolean): Promise<void> {
    const files = migrationFiles().filter(({ name }) => wanted(name));
    await applyMigrations(this.url, files);
  }
}
