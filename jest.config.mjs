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
  roots: ['api', 'worker', 'libs', 'prisma', 'scripts', 'e2e', 'bench']
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
  moduleNameMapper: { '^(\\.{1,2}/(?!.*\\.json\\.js$).*)\\.js$': '$1' },
};

function lightFile(name) {
  return path.join(ROOT, 'scripts/testing/light', name);
}

/** Specs of Node alone run without Jest's VM, which costs 5 s a file of linking; the runner needs Node 22. */
const light = Number.parseInt(process.versions.node, 10) >= 22 && {
  runner: lightFile('process-runner.mjs'),
  transform: {},
  setupFiles: [lightFile('setup.mjs'), lightFile('quiet.mjs')],
  setupFilesAfterEnv: [lightFile('time-limits.mjs')],
};

const SERVER = '{api,worker,libs,prisma,scripts,bench}';

export default {
  coverageProvider: 'v8',
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      ...light,
      displayName: 'unit',
      // What lies in e2e/ itself reads files only; the stories are in its folders.
      testMatch: [`<rootDir>/${SERVER}/**/*.spec.ts`, '<rootDir>/e2e/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.ts$', '\\.e2e\\.spec\\.ts$'],
    },
    { ...base, ...light, displayName: 'int', testMatch: [`<rootDir>/${SERVER}/**/*.int.spec.ts`] },
    {
      ...base,
      displayName: 'e2e',
      setupFilesAfterEnv: ['<rootDir>/e2e/support/limits.mjs'],
      testMatch: ['<rootDir>/e2e/{api,web,proxy,faults}/**/*.spec.ts', '<rootDir>/scripts/**/*.e2e.spec.ts'],
    },
    ...(await webProjects()),
  ],
};

/** The front ends bring settings of their own (a DOM, JSX). */
async function webProjects() {
  const files = ['shop-web', 'admin-web'].map((app) => path.join(ROOT, app, 'jest.config.mjs'));
  const configs = files.filter((file) => existsSync(file)).map((file) => import(pathToFileURL(file).href));
  return (await Promise.all(configs)).map(({ default: config }) => ({ ...config, ...(light && lightWeb(config)) }));
}

/** Their libraries are loaded once a worker; test/light.mjs applies the rest of the same settings without the VM. */
function lightWeb({ rootDir }) {
  return {
    ...light,
    runner: lightFile('web-runner.mjs'),
    setupFiles: [path.join(rootDir, 'test/light.mjs'), lightFile('quiet.mjs')],
    setupFilesAfterEnv: [lightFile('time-limits.mjs'), lightFile('timers.mjs')],
  };
}
