import path from 'node:path';
import { runnerImport } from 'vite';

// Prints every path of the shop's route table, as JSON. A process of its own: the table is TypeScript with JSX.
const root = path.resolve(import.meta.dirname, '../../../shop-web');
const { module } = await runnerImport(path.join(root, 'src/app/routes.tsx'), {
  configFile: false,
  root,
  logLevel: 'error',
  define: { __PRICE_LIST__: '{}' },
  environments: { inline: { resolve: { conditions: ['source'], externalConditions: ['source'] } } },
});

const pathsOf = (routes, parent) =>
  routes.flatMap(({ path: part, children }) => {
    const here = part?.startsWith('/') ? part : part ? `${parent}/${part}` : parent;
    return children ? pathsOf(children, here) : [here || '/'];
  });
process.stdout.write(JSON.stringify([...new Set(pathsOf(module.routes, ''))]));
