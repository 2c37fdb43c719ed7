import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = import.meta.dirname;

// Node's own modules everywhere: a CommonJS transform breaks Prisma's generated client and every ESM-only package.
const swc = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  },
];

const base = {
  rootDir: ROOT,
  roots: ['api', 'worker', 'libs', 'prisma', 'scripts', 'e2e', 'bench', '.test/groups']
    .map((folder) => path.join(ROOT, folder))
    .filter((folder) => existsSync(folder)),
  testEnvironment: 'node',
  // `source`: #domain/… and the like are the TypeScript itself, so that no build has to come first.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc },
  setupFiles: ['reflect-metadata'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  // libphonenumber-js has its metadata in a file that ends in .json.js.
  moduleNameMapper: {
    '^(\\.{1,2}/(?!.*\\.json\\.js$).*)\\.js$': '$1',
    // In one file each: as separate modules they are six hundred that every spec would load again.
    '^es-toolkit/compat$': '<rootDir>/node_modules/es-toolkit/dist/browser.global.js',
    '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
  },
};

const SERVER = '{api,worker,libs,prisma,scripts,bench}';

export default {
  coverageProvider: 'v8',
  testTimeout: 240_000,
  projects: [
    {
      ...base,
      displayName: 'unit',
      // What lies in e2e/ itself reads files only; the stories are in its folders.
      testMatch: [`<rootDir>/${SERVER}/**/*.spec.ts`, '<rootDir>/e2e/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.ts$', '\\.e2e\\.spec\\.ts$'],
    },
    {
      ...base,
      displayName: 'int',
      testEnvironment: '<rootDir>/scripts/testing/group-environment.mjs',
      testMatch: [`<rootDir>/${SERVER}/**/*.int.spec.ts`, '<rootDir>/.test/groups/**/*.int.spec.ts'],
    },
    {
      ...base,
      displayName: 'e2e',
      setupFilesAfterEnv: ['<rootDir>/e2e/support/patience.mjs'],
      testMatch: ['<rootDir>/e2e/{api,web,proxy,faults}/**/*.spec.ts', '<rootDir>/scripts/**/*.e2e.spec.ts'],
    },
    ...(await webProjects()),
  ],
};

/** The front ends bring settings of their own (a DOM, JSX). */
async function webProjects() {
  const files = ['shop-web', 'admin-web'].map((app) => path.join(ROOT, app, 'jest.config.mjs'));
  const configs = files.filter((file) => existsSync(file)).map((file) => import(pathToFileURL(file).href));
  return (await Promise.all(configs)).map((config) => config.default);
}
