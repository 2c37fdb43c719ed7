import { bundledLibraries } from './test/bundle-libraries.mjs';

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
  // The sources of libs/ import each other with `.js`.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', ...bundledLibraries },
  globalSetup: '<rootDir>/test/bundle-libraries.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts', '<rootDir>/test/readable-files.mjs'],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
};
