import { DomainError } from '../platform/domain-error.js';

/** Slugs that stay hidden whatever the console says. docs/rules/catalogue.md#hidden-providers */
export const ALWAYS_HIDDEN: readonly string[] = ['vidio'];

/** What an admin may do with the visibility of a brand. */
export function visibilityActions({ slug, hidden }: { slug: string; hidden: boolean }): ('show' | 'hide')[] {
  if (!hidden) return ['hide'];
  return ALWAYS_HIDDEN.includes(slug) ? [] : ['show'];
}

/** @throws DomainError ALWAYS_HIDDEN when a brand with this slug must not be shown. */
export function requireMayBeShown({ slug }: { slug: string }): void {
  if (ALWAYS_HIDDEN.includes(slug)) throw new DomainError('ALWAYS_HIDDEN', 'Penyedia ini selalu disembunyikan.');
}
