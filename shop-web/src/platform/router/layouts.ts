import type { UIMatch } from 'react-router';

/** The frame of a page. A new layout is a row below, not another component. */
export interface Layout {
  /**
   * full: logo, links, account. brand: a fixed bar with the logo only. campaign: transparent at first. navigation:
   * links without an account.
   */
  header: 'full' | 'brand' | 'campaign' | 'navigation' | 'none';
  /** short: years, help and the two legal links. Inside the embedding app, which has its own, no layout has one. */
  footer: 'full' | 'short' | 'none';
  /** full: the page decides. container: limited to the container widths. */
  width: 'full' | 'container';
  /** surface: plain background without the grey canvas. */
  background: 'canvas' | 'surface';
  /** For campaigns drawn on white. */
  alwaysLight: boolean;
}

const DEFAULT: Layout = {
  header: 'full',
  footer: 'full',
  width: 'full',
  background: 'canvas',
  alwaysLight: false,
};

/** docs/decisions/0014-shell.md */
export const LAYOUTS = {
  default: DEFAULT,
  blank: { ...DEFAULT, header: 'none', footer: 'none' },
  oldBlank: { ...DEFAULT, header: 'none' },
  simple: { ...DEFAULT, header: 'brand', footer: 'none' },
  simpleWithFooter: { ...DEFAULT, header: 'brand' },
  campaignMission: { ...DEFAULT, header: 'campaign' },
  light: { ...DEFAULT, alwaysLight: true },
  navigationBlank: { ...DEFAULT, header: 'navigation', footer: 'none' },
  new: { ...DEFAULT, width: 'container' },
  none: { ...DEFAULT, header: 'none', footer: 'none', background: 'surface' },
  paymentResult: { ...DEFAULT, header: 'brand', footer: 'short' },
  profile: { ...DEFAULT, footer: 'short' },
  thankYou: { ...DEFAULT, footer: 'short' },
  tipSubmission: { ...DEFAULT, header: 'brand', footer: 'short', width: 'container' },
} as const satisfies Record<string, Layout>;
export type LayoutName = keyof typeof LAYOUTS;

/** For a route: `handle: inLayout('thankYou')`. A child's layout wins over its parent's. */
export const inLayout = (layout: LayoutName): { layout: LayoutName } => ({ layout });

/** The layout of the matched page. */
export function layoutOf(matches: readonly Pick<UIMatch, 'handle'>[]): Layout {
  const named = matches.findLast(({ handle }) => (handle as { layout?: LayoutName } | undefined)?.layout);
  return LAYOUTS[(named?.handle as { layout: LayoutName } | undefined)?.layout ?? 'default'];
}
