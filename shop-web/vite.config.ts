import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, runnerImport } from 'vite';

const repository = resolve(import.meta.dirname, '..');

/** The price pages carry the seed's figures in themselves (read once: a change of the tables needs a restart of dev). */
async function priceListJson(): Promise<string> {
  const { module } = await runnerImport<typeof import('./price-list')>(resolve(import.meta.dirname, 'price-list.ts'), {
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  });
  return JSON.stringify(module.priceList());
}

export default defineConfig(async () => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  // `source` makes #contracts/* and #domain/* resolve to their TypeScript, so that no build has to come first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  define: { __PRICE_LIST__: await priceListJson() },
  build: {
    outDir: resolve(repository, 'dist/shop-web'),
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // A data: image would need its own exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\// },
            // Needed together by everything that asks the API; not needed for the first paint.
            { name: 'data', test: /node_modules\/(@tanstack|zod)\// },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: [repository] },
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
}));
