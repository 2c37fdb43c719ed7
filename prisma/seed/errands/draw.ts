import { floorShadow, scene } from '../scene.js';

/** Drawings of things that people ask for, in the light of the other demo products. 1000 × 1000. */

export const teapot = (ground: string, glaze: string, lid: string): string =>
  scene(
    ground,
    `${floorShadow(500, 850, 300, 42)}
    <path d="M716 470 C900 430 900 700 700 700" fill="none" stroke="${glaze}" stroke-width="46"/>
    <path d="M300 520 C190 500 190 380 110 360 C190 320 260 380 320 470Z" fill="${glaze}"/>
    <path d="M270 560 C270 380 380 320 500 320 S730 380 730 560 S660 830 500 830 S270 740 270 560Z" fill="${glaze}"/>
    <path d="M270 560 C270 380 380 320 500 320 S730 380 730 560 S660 830 500 830 S270 740 270 560Z" fill="url(#fold)"/>
    <path d="M372 338 C420 280 580 280 628 338 C560 366 440 366 372 338Z" fill="${lid}"/><circle cx="500" cy="262" r="38" fill="${lid}"/>
    <path d="M360 470 C380 410 420 380 460 370" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="20" stroke-linecap="round"/>`,
  );

export const headphones = (ground: string, band: string, cushion: string): string =>
  scene(
    ground,
    `${floorShadow(500, 880, 280, 40)}
    <path d="M230 620 V500 C230 330 350 220 500 220 S770 330 770 500 V620" fill="none" stroke="${band}" stroke-width="56" stroke-linecap="round"/>
    <rect x="170" y="560" width="150" height="280" rx="70" fill="${cushion}"/><rect x="680" y="560" width="150" height="280" rx="70" fill="${cushion}"/>
    <rect x="170" y="560" width="150" height="280" rx="70" fill="url(#fold)"/><rect x="680" y="560" width="150" height="280" rx="70" fill="url(#fold)"/>
    <path d="M320 330 C370 280 430 258 500 258" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="14" stroke-linecap="round"/>`,
  );

export const book = (ground: string, cover: string, band: string): string =>
  scene(
    ground,
    `${floorShadow(510, 880, 270, 40)}
    <path d="M300 170 H700 a20 20 0 0 1 20 20 V850 H300 a40 40 0 0 1 -40 -40 V210 a40 40 0 0 1 40 -40Z" fill="${cover}"/>
    <path d="M300 170 H700 a20 20 0 0 1 20 20 V850 H300 a40 40 0 0 1 -40 -40 V210 a40 40 0 0 1 40 -40Z" fill="url(#fold)"/>
    <path d="M300 790 H720 V850 H300 a30 30 0 0 1 0 -60Z" fill="#fff" opacity="0.9"/>
    <rect x="380" y="300" width="240" height="26" rx="13" fill="${band}"/><rect x="380" y="356" width="160" height="20" rx="10" fill="${band}" opacity="0.6"/>
    <circle cx="500" cy="560" r="86" fill="${band}" opacity="0.85"/>`,
  );
