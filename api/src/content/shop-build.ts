import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, PageRenderer } from '#contracts/pages';

/** Placeholder for the shop's origin in built pages: it is known only when the API runs. */
export const ORIGIN_PLACEHOLDER = 'https://origin-to-come.invalid';

/** A built page: the digest of its data, and its file. */
export interface BuiltPage {
  digest: string;
  file: string;
}

/** The output of `npm run build` that the API reads: dist/shop-web and dist/shop-pages. */
export class ShopBuild {
  private loaded: Promise<PageRenderer> | undefined;

  constructor(private readonly dist: string) {}

  /** Without a build (tests, development) the API serves no pages. */
  get isThere(): boolean {
    return existsSync(this.rendererFile) && existsSync(this.templateFile);
  }

  get pagesDir(): string {
    return path.join(this.dist, 'shop-pages/built');
  }

  /** The empty page of the shop. */
  template(): string {
    return readFileSync(this.templateFile, 'utf8');
  }

  renderer(): Promise<PageRenderer> {
    return (this.loaded ??= import(pathToFileURL(this.rendererFile).href) as Promise<PageRenderer>);
  }

  /** The pages rendered at build time, by path. */
  builtPages(): Record<string, BuiltPage> {
    const index = path.join(this.pagesDir, 'index.json');
    return existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as Record<string, BuiltPage>) : {};
  }

  private get rendererFile(): string {
    return path.join(this.dist, 'shop-pages/renderer/render.js');
  }

  private get templateFile(): string {
    return path.join(this.dist, 'shop-web/index.html');
  }
}

/** Pages with the same digest are identical. */
export const digestOf = (data: PageData): string => createHash('sha1').update(JSON.stringify(data)).digest('base64url');
