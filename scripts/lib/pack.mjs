import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** What starts as a process, as `nest build` leaves it in dist/. */
export const PROGRAMS = ['api/src/main.js', 'worker/src/main.js', 'prisma/setup.js'];

/** They load a file that lies beside them (a native library, WebAssembly, a web page), or are seldom needed. */
const LOADED_FROM_THEIR_FOLDER =
  /^(sharp|@node-rs\/argon2|@prisma\/schema-engine-wasm|@prisma\/client\/runtime\/query_compiler.*|swagger-ui-dist|@aws-sdk\/.+)(\/|$)/;

/**
 * Makes each program one file, in its place, with the libraries it uses: Node finds and reads 1,500 modules one after
 * the other, which was more than half of a start (decision 0020).
 */
export async function packPrograms() {
  await Promise.all(PROGRAMS.map((program) => pack(path.join(ROOT, 'dist', program))));
}

async function pack(file) {
  // Loaded only here: who builds without the build tools is told so first.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => LOADED_FROM_THEIR_FOLDER.test(id),
    // Nest asks for packages that one may have and we have not; types that swc mentions at run time are undefined there too.
    checks: { unresolvedImport: false, importIsUndefined: false },
    plugins: [keepPlaces(path.dirname(file))],
  });
  await bundle.write({
    dir: path.dirname(file),
    format: 'esm',
    // What is imported only when it is needed stays apart, beside the program.
    chunkFileNames: 'packed-[name].js',
    comments: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
}

/** Each module still knows where it lay, and errors still name the line of its TypeScript. */
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
