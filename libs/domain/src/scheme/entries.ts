import { bacaanEntries } from './bacaan.js';
import { belajarEntries } from './belajar.js';
import { cloudAiEntries } from './cloud-ai.js';
import { desainEntries } from './desain.js';
import { gameEntries } from './game.js';
import { gayaHidupEntries } from './gaya-hidup.js';
import { musikEntries } from './musik.js';
import { produktivitasEntries } from './produktivitas.js';
import type { SchemeEntry } from './scheme-entry.js';
import { streamingEntries } from './streaming.js';
import { vpnKeamananEntries } from './vpn-keamanan.js';

/** One entry for every brand of spec 2 §3, by category. */
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
];

export const schemeEntryOf = (slug: string): SchemeEntry | undefined =>
  SCHEME_ENTRIES.find((entry) => entry.slug === slug);
