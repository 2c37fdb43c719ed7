import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  // Its own: in `npm run dev` both apps would throw out what the other has just prepared, and stay blank.
  cacheDir: `${import.meta.dirname}/../node_modules/.vite/admin-web`,
  base: '/admin/',
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { port: 5174, strictPort: true, proxy: { '/api': API } },
  build: { outDir: '../dist/admin-web', emptyOutDir: true },
});
