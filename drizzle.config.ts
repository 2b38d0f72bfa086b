import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./sandbox/database/sandbox-schema.ts', './sandbox/*/*-tables.ts'],
  out: './sandbox/database/migrations',
});
