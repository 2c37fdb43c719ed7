import { defineConfig } from 'prisma/config';

// The url is only used by `prisma migrate deploy`; generating the client needs no database.
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/none' },
});
