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
import { fontPreload } from './font-preload.ts';
import { headStart } from './head-start.ts';
import { leanIcons, leanRouter } from '../scripts/lib/lean-libraries.ts';
import { leanReactDom } from '../scripts/lib/lean-react-dom.ts';

const repository = resolve(import.meta.dirname, '..');

/** Evaluates a module at build time (read once: a change needs a restart of dev). */
async function builtFrom<M>(file: string): Promise<M> {
  const { module } = await runnerImport<M>(resolve(import.meta.dirname, file), {
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    // `inline` is the environment of runnerImport; without this, #domain/* is resolved to dist/, which may not exist
    // yet.
    environments: { inline: { resolve: { conditions: ['source'], externalConditions: ['source'] } } },
  });
  return module;
}

/** The price list in the bundle of the price pages. */
const priceListJson = async () =>
  JSON.stringify((await builtFrom<typeof import('./price-list')>('price-list.ts')).priceList());

/** Adds the drawn marks and illustrations of the scheme page to the files of the shop. */
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

/** What is opened often, from another page. What other pages share is not in the list that the entry carries: it comes a moment later. */
const OFTEN = /\/(provider-order|provider-list|login|register|payment|order-list|order-detail)-[^/]{7}\.js$/;

/** Files that are looked for by name: by the build, by `OFTEN` and by tests. The name of any other is left out of the entry's list. */
const NAMED =
  /^(react|rolldown-runtime|start|data|provider-order|provider-list|login|register|payment|order-list|order-detail)(\.page)?$/;

const browser: BuildOptions = {
  outDir: resolve(repository, 'dist/shop-web'),
  emptyOutDir: true,
  target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  // A data: URL would need an exception in the Content-Security-Policy.
  assetsInlineLimit: 0,
  // Only Safari 16 and Firefox 114 lack it; there files load without a head start.
  modulePreload: {
    polyfill: false,
    // What the first file has loaded already need not stand in its list of files for every other page.
    resolveDependencies: (page, files, { hostType }) => {
      if (hostType === 'html') return files;
      if (!OFTEN.test(page)) return [];
      return files.filter((file) => !/\/(react|rolldown-runtime|index)-[^/]+\.js$/.test(file));
    },
  },
  rolldownOptions: {
    treeshake: { propertyReadSideEffects: false },
    output: {
      // The first file lists all others: names that are no longer than they have to be.
      chunkFileNames: ({ name }) => `assets/${NAMED.test(name) ? `${name.replace('.page', '')}-` : ''}[hash:7].js`,
      codeSplitting: {
        groups: [
          { name: 'react', priority: 2, test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\// },
          { name: 'start', tags: ['$initial'], priority: 1 },
          // Used together by everything that calls the API; not needed for the first paint.
          { name: 'data', test: /node_modules\/(@tanstack|zod)\/|shop-web\/src\/platform\/api\// },
          { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
          // What pages of one room share; the texts of the price pages stay with these.
          {
            name: (id) => /src\/(\w+)\//.exec(id)![1]!,
            test: /(shop-web|libs\/contracts)\/src\/(identity|catalogue(?!\/scheme)|messages)\//,
            minShareCount: 2,
          },
          { name: 'controls', test: /shop-web\/src\/platform\/ui\//, minShareCount: 6 },
          { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
          // Small and needed by most pages: one file instead of ten in the list of files that the entry carries.
          {
            name: 'rules',
            test: /libs\/domain\/src\/(platform\/(sen|domain-error|transitions|wib|durations)|.*\/(order-status|account-status|payment-state|duration-label))/,
          },
          // What pages of one product line share, and those of orders and payments: last, because a group takes along what
          // its modules import and no group before has.
          {
            name: (id) => /src\/(?:products\/)?(\w+)\//.exec(id)![1]!,
            test: /(shop-web|libs\/contracts)\/src\/(products\/(errands|giving|merchandise|qurban|sekeranjang|subscriptions|venues|vouchers)|sales)\//,
            minShareCount: 2,
          },
        ],
      },
    },
  },
};

/** The same routes for the server, bundled with all dependencies (scripts/build.mjs, api/src/content). */
const prerenderer: BuildOptions = {
  outDir: resolve(repository, 'dist/shop-pages/renderer'),
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node20',
};

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => ({
  root: import.meta.dirname,
  // A folder of its own: in `npm run dev` the two apps would overwrite each other's prepared files.
  cacheDir: `${import.meta.dirname}/../node_modules/.vite/shop-web`,
  plugins: [
    react(),
    leanReactDom(),
    leanRouter(),
    leanIcons(resolve(import.meta.dirname, 'src/platform/ui/create-icon.ts')),
    ...(isSsrBuild ? [] : [tailwindcss(), await schemePictures(), headStart(), fontPreload()]),
  ],
  // `source` resolves #contracts/* and #domain/* to TypeScript, so that no build is needed first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  define: {
    __PRICE_LIST__: await priceListJson(),
    // Otherwise React reads it at run time, and the API may run without it.
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
