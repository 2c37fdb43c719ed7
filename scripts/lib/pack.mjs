import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** The programs in dist/ that are started as processes. */
export const PROGRAMS = [
  'api/src/main.js',
  'worker/src/main.js',
  'prisma/setup.js',
  'libs/runtime/src/platform/pictures/picture-process.js',
  'libs/runtime/src/platform/documents/pdf-thread.js',
];

/** Not bundled: they load files from their folder (native libraries, WebAssembly, web pages), or are seldom needed. */
const LOADED_FROM_THEIR_FOLDER =
  /^(sharp|pdfmake|@hyzyla\/pdfium|@node-rs\/argon2|@prisma\/schema-engine-wasm|@prisma\/client\/runtime\/query_compiler.*|swagger-ui-dist|@aws-sdk\/.+)(\/|$)/;

/** Bundles each program with its libraries, in place: reading 1,500 modules was half of a start (docs/decisions/0020). */
export async function packPrograms() {
  await Promise.all(PROGRAMS.map((program) => pack(path.join(ROOT, 'dist', program))));
}

async function pack(file) {
  // Imported here, after the check that the build tools are installed.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => LOADED_FROM_THEIR_FOLDER.test(id),
    // Nest probes for optional packages; types that swc keeps in decorators are undefined at run time too.
    checks: { unresolvedImport: false, importIsUndefined: false },
    plugins: [keepPlaces(path.dirname(file))],
  });
  await bundle.write({
    dir: path.dirname(file),
    format: 'esm',
    // Dynamic imports stay separate files beside the program.
    chunkFileNames: 'packed-[name].js',
    comments: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
}

/** Keeps `import.meta.dirname` of each module and the source maps to TypeScript. */
function keepPlaces(folder) {
  return {
    name: 'keep-places',
    load: {
      filter: { id: /\.js$/ },
      handler(id) {
        const code = readFileSync(id, 'utf8');
        if (id.includes('/node_modules/')) return { code, map: { mappings: '' } };
        const from = path.relative(folder, path.dirname(id)).split(path.sep).join('/');
        return {
          code: code.replaceAll('import.meta.dirname', from ? `(import.meta.dirname + '/${from}')` : '$&'),
          map: existsSync(`${id}.map`) ? readFileSync(`${id}.map`, 'utf8') : null,
        };
      },
    },
  };
}
