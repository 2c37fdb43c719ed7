import { bundledLibraries } from './test/libraries.mjs';

const swc = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

export default {
  displayName: 'admin-web',
  rootDir: import.meta.dirname,
  testTimeout: 60_000,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['source', ''] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  // Sources import each other with the `.js` that Node will see; only ours may be rewritten.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', ...bundledLibraries },
  globalSetup: '<rootDir>/test/libraries.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
};
