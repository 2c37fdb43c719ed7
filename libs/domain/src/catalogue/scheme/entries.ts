import { bacaanEntries } from './bacaan.js';
import { belajarEntries } from './belajar.js';
import { cloudAiEntries } from './cloud-ai.js';
import { desainEntries } from './desain.js';
import { gameEntries } from './game.js';
import { gayaHidupEntries } from './gaya-hidup.js';
import { musikEntries } from './musik.js';
import { produktivitasEntries } from './produktivitas.js';
import { paragraphs } from './rich-text.js';
import { type SchemeEntry, type WrittenEntry, picturesOf } from './scheme-entry.js';
import { SHARED_EQUALLY, memberSteps, memberTerms } from './scheme-wording.js';
import { streamingEntries } from './streaming.js';
import { vpnKeamananEntries } from './vpn-keamanan.js';

/** One bundled entry for every brand, by category. */
export const SCHEME_ENTRIES: readonly SchemeEntry[] = [
  ...streamingEntries,
  ...musikEntries,
  ...produktivitasEntries,
  ...desainEntries,
  ...vpnKeamananEntries,
  ...belajarEntries,
  ...bacaanEntries,
  ...cloudAiEntries,
  ...gameEntries,
  ...gayaHidupEntries,
].map(complete);

const ENTRY_OF = new Map(SCHEME_ENTRIES.map((entry) => [entry.slug, entry]));

export const schemeEntryOf = (slug: string): SchemeEntry | undefined => ENTRY_OF.get(slug);

/** The entry of any brand; for a brand created by an admin it is made from the provider's record. */
export function entryOrPlain({ slug, name, tagline, description }: PlainBrand): SchemeEntry {
  const known = schemeEntryOf(slug);
  if (known) return known;
  const route = { access: 'shared', boughtBy: 'shop', pays: 'choice' } as const;
  return complete({
    slug,
    name,
    title: `${name}: ${tagline}`,
    desc: description,
    schemes: memberSteps(route),
    additionalInfo: [],
    notes: [],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(route),
  });
}
interface PlainBrand {
  slug: string;
  name: string;
  tagline: string;
  description: string;
}

function complete({ additionalInfo, ...entry }: WrittenEntry): SchemeEntry {
  return { ...entry, ...picturesOf(entry.slug), additionalInfo: paragraphs(additionalInfo) };
}
