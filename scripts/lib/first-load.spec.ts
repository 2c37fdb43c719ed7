import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { firstLoad, importCycle } from './first-load.mjs';

const SCRIPTS = {
  'index-a.js': 'import{t as e}from"./shared-b.js";import"./side-c.js";const page=()=>import("./page-d.js");',
  'shared-b.js': 'const t=1;export{t};',
  'side-c.js': 'console.log("from\\"./page-d.js\\"")',
  'page-d.js': 'import{t as n}from"./shared-b.js";export{n as default};',
};
let site: string;
const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'first-load-'));
  mkdirSync(path.join(site, 'assets'));
  write('index.html', '<script src="/x/first.js"></script><script type="module" src="/x/assets/index-a.js"></script>');
  for (const [file, code] of Object.entries(SCRIPTS)) write(`assets/${file}`, code);
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

describe('the first load of a built web app', () => {
  it('is its entry with everything that it imports, and no page that is loaded later', () => {
    const { 'page-d.js': _, ...first } = SCRIPTS;
    const bytes = Object.values(first).reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
    expect(firstLoad(site, '/x/')).toEqual({ js: bytes, css: 0 });
  });
});

describe('files that import each other', () => {
  it('are none where only a dynamic import leads back', () => {
    write('assets/page-d.js', 'import{t}from"./index-a.js";');
    expect(importCycle(site)).toBeUndefined();
  });

  it('are named in the order of their imports', () => {
    write('assets/shared-b.js', 'import{n as t}from"./page-d.js";export{t};');
    expect(importCycle(site)).toEqual(['assets/shared-b.js', 'assets/page-d.js', 'assets/shared-b.js']);
  });

  it('are found through a re-export', () => {
    write('assets/side-c.js', 'export{a as b}from"./index-a.js";');
    expect(importCycle(site)).toEqual(['assets/index-a.js', 'assets/side-c.js', 'assets/index-a.js']);
  });
});
