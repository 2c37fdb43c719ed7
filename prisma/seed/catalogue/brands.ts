import { bacaan } from './bacaan.js';
import { belajar } from './belajar.js';
import type { Brand } from './brand.js';
import { cloudAi } from './cloud-ai.js';
import { desain } from './desain.js';
import { game } from './game.js';
import { gayaHidup } from './gaya-hidup.js';
import { musik } from './musik.js';
import { produktivitas } from './produktivitas.js';
import { streaming } from './streaming.js';
import { vpnKeamanan } from './vpn-keamanan.js';

/** Categories in the order of the filter; "Semua" means no filter and is no row. */
export const CATEGORIES: { slug: string; name: string; brands: Brand[] }[] = [
  { slug: 'streaming', name: 'Streaming', brands: streaming },
  { slug: 'musik', name: 'Musik', brands: musik },
  { slug: 'produktivitas', name: 'Produktivitas', brands: produktivitas },
  { slug: 'desain', name: 'Desain', brands: desain },
  { slug: 'vpn-keamanan', name: 'VPN & Keamanan', brands: vpnKeamanan },
  { slug: 'belajar', name: 'Belajar', brands: belajar },
  { slug: 'bacaan', name: 'Bacaan', brands: bacaan },
  { slug: 'cloud-ai', name: 'Cloud & AI', brands: cloudAi },
  { slug: 'game', name: 'Game', brands: game },
  { slug: 'gaya-hidup', name: 'Gaya Hidup', brands: gayaHidup },
];

/** All brands in the order of the list. */
export const BRANDS: Brand[] = CATEGORIES.flatMap(({ brands }) => brands).sort((a, b) => a.position - b.position);
