import type { Plugin } from 'vite';

/** The only file of the typeface that an Indonesian page needs. */
const LETTERS = /sans-latin-wght-normal.*\.woff2$/;

/**
 * Adds a preload of the typeface to index.html, so that it loads beside the style sheet that names it.
 *
 * @throws {Error} At the build, when no style sheet brings it along any more.
 */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => LETTERS.test(name));
        if (!file) throw new Error('shop-web/src/fonts.css brings along no font file');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
