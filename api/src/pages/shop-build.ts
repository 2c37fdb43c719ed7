import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, PageRenderer } from '#contracts/pages';

/** Stands in the built pages where the shop's address goes: it is not known until the API runs. */
export const ORIGIN_TO_COME = 'https://origin-to-come.invalid';

/** A built page: what it was made of, and its file. */
export interface BuiltPage {
  digest: string;
  file: string;
}

/** What `npm run build` leaves of the shop for the API: dist/shop-web and dist/shop-pages. */
export class ShopBuild {
  private loaded: Promise<PageRenderer> | undefined;

  constructor(private readonly dist: string) {}

  /** Without it (tests, development) the API serves no pages. */
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

  /** The pages that were made at build time, by path. */
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

/** Two pages with the same digest are the same page. */
export const digestOf = (data: PageData): string => createHash('sha1').update(JSON.stringify(data)).digest('base64url');
