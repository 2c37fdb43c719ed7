import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  type BuildOptions,
  type Plugin,
  type UserConfig,
  defaultClientConditions,
  defineConfig,
  runnerImport,
} from 'vite';

const repository = resolve(import.meta.dirname, '..');

/** A module of ours as it is at build time (read once: a change needs a restart of dev). */
async function builtFrom<M>(file: string): Promise<M> {
  const { module } = await runnerImport<M>(resolve(import.meta.dirname, file), {
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    // `inline` is the environment that runnerImport makes: without this it looks for #domain/* in dist/, which may not be there yet.
    environments: { inline: { resolve: { conditions: ['source'], externalConditions: ['source'] } } },
  });
  return module;
}

/** The price pages carry the seed's figures in themselves. */
const priceListJson = async () =>
  JSON.stringify((await builtFrom<typeof import('./price-list')>('price-list.ts')).priceList());

/** Puts the drawn marks and illustrations of the scheme page beside the shop's own files. */
async function schemePictures(): Promise<Plugin> {
  const pictures = (await builtFrom<typeof import('./scheme-pictures')>('scheme-pictures.ts')).schemePictures();
  return {
    name: 'scheme-pictures',
    generateBundle() {
      for (const picture of pictures) this.emitFile({ type: 'asset', ...picture });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const picture = pictures.find(({ fileName }) => request.url === `/${fileName}`);
        if (picture) response.setHeader('content-type', 'image/svg+xml').end(picture.source);
        else next();
      });
    },
  };
}

/** Every first paint waits for public/first-paint.js, and a third of it are comments. */
const leanFirstPaint: Plugin = {
  name: 'lean-first-paint',
  apply: 'build',
  writeBundle({ dir }) {
    const file = resolve(dir!, 'first-paint.js');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *(\/\/|\/\*\*).*\n/gm, ''));
  },
};

const browser: BuildOptions = {
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
};

/** The same routes for the server: one folder that needs nothing installed (scripts/build.mjs, api/src/pages). */
const prerenderer: BuildOptions = {
  outDir: resolve(repository, 'dist/shop-pages/renderer'),
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node20',
};

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => ({
  root: import.meta.dirname,
  // Its own: in `npm run dev` both apps would throw out what the other has just prepared, and stay blank.
  cacheDir: `${import.meta.dirname}/../node_modules/.vite/shop-web`,
  plugins: isSsrBuild ? [react()] : [react(), tailwindcss(), await schemePictures(), leanFirstPaint],
  // `source` makes #contracts/* and #domain/* resolve to their TypeScript, so that no build has to come first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  define: {
    __PRICE_LIST__: await priceListJson(),
    // React for the server decides by it at run time otherwise, and the API need not be started with it.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  build: isSsrBuild ? prerenderer : browser,
  ssr: { noExternal: true, resolve: { conditions: ['source', 'node', 'import', 'module', 'default'] } },
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: [repository] },
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
}));
