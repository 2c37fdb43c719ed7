import { floorShadow, scene } from '../scene.js';

/** Drawings of animals on a meadow, in the light of the other demo products. 1000 × 1000. */

const MEADOW = `<path d="M0 760 C220 690 420 730 620 740 C800 748 900 720 1000 700 V1000 H0Z" fill="#8db85f"/>
  <path d="M0 840 C260 780 520 850 1000 800 V1000 H0Z" fill="#79a74e"/>`;

export const cow = (sky: string, hide: string, spot: string): string =>
  scene(
    sky,
    `${MEADOW}${floorShadow(500, 860, 330, 44)}
    ${[300, 380, 620, 700].map((x) => `<rect x="${x}" y="600" width="58" height="250" rx="22" fill="${hide}"/><rect x="${x}" y="816" width="58" height="36" rx="14" fill="#3b2f28"/>`).join('')}
    <rect x="240" y="380" width="560" height="290" rx="130" fill="${hide}"/><rect x="240" y="380" width="560" height="290" rx="130" fill="url(#fold)"/>
    <path d="M430 384 c90 -10 150 40 120 120 s-150 90 -190 20 s-10 -130 70 -140Z" fill="${spot}"/><path d="M660 520 c60 -40 120 0 110 60 s-100 80 -130 30 s-20 -66 20 -90Z" fill="${spot}"/>
    <path d="M796 460 c50 30 60 120 34 200" fill="none" stroke="${hide}" stroke-width="18" stroke-linecap="round"/><circle cx="826" cy="672" r="24" fill="${spot}"/>
    <path d="M180 280 c-50 -30 -70 -70 -54 -100 M330 280 c50 -30 70 -70 54 -100" fill="none" stroke="#efe3cf" stroke-width="26" stroke-linecap="round"/>
    <ellipse cx="122" cy="330" rx="62" ry="30" fill="${spot}"/><ellipse cx="388" cy="330" rx="62" ry="30" fill="${spot}"/>
    <path d="M164 280 h182 a34 34 0 0 1 34 36 l-22 180 a66 66 0 0 1 -66 58 h-74 a66 66 0 0 1 -66 -58 l-22 -180 a34 34 0 0 1 34 -36Z" fill="${hide}"/>
    <ellipse cx="255" cy="500" rx="92" ry="62" fill="#e9b9a4"/><circle cx="222" cy="498" r="12" fill="#7a4a3a"/><circle cx="288" cy="498" r="12" fill="#7a4a3a"/>
    <circle cx="206" cy="376" r="16" fill="#2b2320"/><circle cx="304" cy="376" r="16" fill="#2b2320"/>`,
  );

export const goat = (sky: string, hide: string, horn: string): string =>
  scene(
    sky,
    `${MEADOW}${floorShadow(520, 850, 270, 38)}
    ${[380, 440, 640, 700].map((x) => `<rect x="${x}" y="620" width="42" height="220" rx="16" fill="${hide}"/><rect x="${x}" y="806" width="42" height="36" rx="12" fill="#3b2f28"/>`).join('')}
    <rect x="350" y="450" width="420" height="220" rx="104" fill="${hide}"/><rect x="350" y="450" width="420" height="220" rx="104" fill="url(#fold)"/>
    <path d="M764 500 c40 -30 56 -60 50 -96 c-40 6 -66 40 -70 80Z" fill="${hide}"/>
    <path d="M300 300 c-30 -90 -100 -120 -150 -100 M366 300 c0 -96 -40 -150 -100 -160" fill="none" stroke="${horn}" stroke-width="30" stroke-linecap="round"/>
    <path d="M404 470 L336 560 L300 470 Z" fill="${hide}"/>
    <path d="M266 300 h130 a40 40 0 0 1 40 44 l-16 130 a90 90 0 0 1 -88 78 c-60 0 -104 -40 -108 -92 l-4 -110 a46 46 0 0 1 46 -50Z" fill="${hide}"/>
    <path d="M430 330 c70 -10 110 20 120 50 c-60 20 -106 6 -128 -16Z" fill="${hide}"/><path d="M440 340 c50 -4 80 14 92 34 c-44 10 -78 0 -96 -14Z" fill="#e9b9a4"/>
    <path d="M300 540 c-6 50 8 80 26 104 c14 -30 22 -60 18 -100Z" fill="#efe9df"/>
    <circle cx="300" cy="376" r="15" fill="#2b2320"/><circle cx="386" cy="376" r="15" fill="#2b2320"/><path d="M300 480 c20 14 50 14 70 0" fill="none" stroke="#7a4a3a" stroke-width="9" stroke-linecap="round"/>`,
  );

/** Parcels of meat that are ready to be given away. */
export const parcels = (sky: string, bag: string, mark: string): string =>
  scene(
    sky,
    `<rect x="0" y="720" width="1000" height="280" fill="#b98a5a"/><rect x="0" y="720" width="1000" height="26" fill="#000" opacity="0.14"/>
    ${[
      [230, 470],
      [500, 430],
      [770, 470],
    ]
      .map(
        ([x, y]) =>
          `${floorShadow(x!, 740, 130, 26)}<path d="M${x! - 100} ${y} h200 l24 250 a28 28 0 0 1 -28 30 h-192 a28 28 0 0 1 -28 -30Z" fill="${bag}"/>
          <path d="M${x! - 100} ${y} h200 l24 250 a28 28 0 0 1 -28 30 h-192 a28 28 0 0 1 -28 -30Z" fill="url(#fold)"/>
          <path d="M${x! - 46} ${y} c0 -90 92 -90 92 0" fill="none" stroke="${bag}" stroke-width="20"/><circle cx="${x}" cy="${y! + 140}" r="54" fill="${mark}"/>
          <path d="M${x! - 24} ${y! + 140} l18 20 l32 -40" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      .join('')}`,
  );
