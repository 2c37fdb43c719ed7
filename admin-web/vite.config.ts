import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leanPolyglot, leanRouter } from '../scripts/lib/lean-libraries.ts';
import { leanReactDom } from '../scripts/lib/lean-react-dom.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  // Not shared with shop-web: in `npm run dev` each would discard the other's cache.
  cacheDir: `${import.meta.dirname}/../node_modules/.vite/admin-web`,
  base: '/admin/',
  plugins: [react(), leanReactDom(), leanRouter(), leanPolyglot()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { port: 5174, strictPort: true, proxy: { '/api': API } },
  build: {
    outDir: '../dist/admin-web',
    emptyOutDir: true,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Without groups every small module that two pages share is a file of its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'texts.en', test: /texts\.en\.ts$/ },
            // With the words that only they have of the domain: alone those would import this file, and this file them.
            { name: 'texts.id', test: /texts\.id\.ts$|venues\/kept\.ts$/ },
            // What only one page has stays with it: its entry would import this file, and this file the entry.
            { name: 'pages', test: /admin-web\/src\/platform\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
