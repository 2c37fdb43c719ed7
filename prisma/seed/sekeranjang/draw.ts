import { floorShadow, scene } from '../scene.js';

/** Drawings of things that people buy together, in the light of the other demo products. 1000 × 1000. */

export const blender = (ground: string, body: string, juice: string): string =>
  scene(
    ground,
    `${floorShadow(500, 890, 250, 40)}
    <path d="M372 250 L628 250 L604 600 L396 600Z" fill="#ffffff" opacity="0.55"/>
    <path d="M383 410 L617 410 L604 600 L396 600Z" fill="${juice}" opacity="0.9"/>
    <path d="M383 410 C440 440 560 380 617 410 L617 424 L383 424Z" fill="#fff" opacity="0.35"/>
    <path d="M372 250 L628 250 L604 600 L396 600Z" fill="url(#fold)" opacity="0.5"/>
    <path d="M360 214 h280 a14 14 0 0 1 14 14 v30 h-308 v-30 a14 14 0 0 1 14-14Z" fill="${body}"/>
    <rect x="452" y="168" width="96" height="52" rx="18" fill="${body}"/><rect x="452" y="168" width="96" height="52" rx="18" fill="#000" opacity="0.12"/>
    <path d="M388 600 h224 l46 250 c4 22 -8 36 -30 36 H372 c-22 0 -34 -14 -30 -36Z" fill="${body}"/>
    <path d="M388 600 h224 l46 250 c4 22 -8 36 -30 36 H372 c-22 0 -34 -14 -30 -36Z" fill="url(#fold)"/>
    <circle cx="500" cy="752" r="52" fill="#fff" opacity="0.9"/><path d="M500 724 v40" stroke="${body}" stroke-width="14" stroke-linecap="round"/>
    <path d="M440 300 L430 560" stroke="#fff" stroke-opacity="0.8" stroke-width="16" stroke-linecap="round"/>`,
  );

export const lamp = (ground: string, shade: string, stand: string): string =>
  scene(
    ground,
    `${floorShadow(500, 890, 270, 40)}
    <path d="M300 520 L700 520 L800 870 L200 870Z" fill="#fff3c4" opacity="0.45"/>
    <rect x="484" y="380" width="32" height="460" rx="12" fill="${stand}"/>
    <ellipse cx="500" cy="862" rx="170" ry="34" fill="${stand}"/><ellipse cx="500" cy="850" rx="170" ry="30" fill="#fff" opacity="0.18"/>
    <path d="M388 170 H612 L706 470 C710 488 700 500 682 500 H318 C300 500 290 488 294 470Z" fill="${shade}"/>
    <path d="M388 170 H612 L706 470 C710 488 700 500 682 500 H318 C300 500 290 488 294 470Z" fill="url(#fold)"/>
    <ellipse cx="500" cy="500" rx="186" ry="20" fill="#fff3c4"/>`,
  );

export const bottle = (ground: string, body: string, cap: string): string =>
  scene(
    ground,
    `${floorShadow(500, 900, 170, 34)}
    <path d="M440 300 h120 c54 40 66 84 66 140 V846 c0 32 -18 50 -50 50 H424 c-32 0 -50 -18 -50 -50 V440 c0 -56 12 -100 66 -140Z" fill="${body}"/>
    <path d="M440 300 h120 c54 40 66 84 66 140 V846 c0 32 -18 50 -50 50 H424 c-32 0 -50 -18 -50 -50 V440 c0 -56 12 -100 66 -140Z" fill="url(#fold)"/>
    <rect x="420" y="176" width="160" height="128" rx="26" fill="${cap}"/><rect x="420" y="176" width="160" height="128" rx="26" fill="url(#fold)"/>
    <path d="M470 176 c0 -70 60 -70 60 0" fill="none" stroke="${cap}" stroke-width="26"/>
    <rect x="374" y="540" width="252" height="120" fill="#fff" opacity="0.85"/><circle cx="446" cy="600" r="30" fill="${cap}"/><circle cx="500" cy="600" r="30" fill="${body}"/><circle cx="554" cy="600" r="30" fill="${cap}" opacity="0.6"/>
    <path d="M412 470 V820" stroke="#fff" stroke-opacity="0.45" stroke-width="18" stroke-linecap="round"/>`,
  );

export const fan = (ground: string, blade: string, frame: string): string =>
  scene(
    ground,
    `${floorShadow(500, 890, 240, 38)}
    <rect x="480" y="600" width="40" height="240" rx="12" fill="${frame}"/><path d="M340 880 c0 -56 320 -56 320 0Z" fill="${frame}"/>
    <circle cx="500" cy="420" r="264" fill="#fff" opacity="0.7"/>
    ${[0, 120, 240].map((turn) => `<path transform="rotate(${turn} 500 420)" d="M500 420 C430 330 430 210 500 190 C580 176 640 260 560 350Z" fill="${blade}"/>`).join('')}
    <g fill="none" stroke="${frame}" stroke-width="10" opacity="0.55">${[90, 150, 210].map((radius) => `<circle cx="500" cy="420" r="${radius}"/>`).join('')}</g>
    <circle cx="500" cy="420" r="264" fill="none" stroke="${frame}" stroke-width="26"/><circle cx="500" cy="420" r="52" fill="${frame}"/>`,
  );

export const pan = (ground: string, metal: string, grip: string): string =>
  scene(
    ground,
    `${floorShadow(470, 700, 330, 46)}
    <path d="M760 520 L930 452 c26 -10 44 28 20 42 L776 580Z" fill="${grip}"/>
    <ellipse cx="460" cy="540" rx="330" ry="96" fill="${metal}"/>
    <path d="M130 540 c10 110 110 170 330 170 s320 -60 330 -170Z" fill="${metal}"/><path d="M130 540 c10 110 110 170 330 170 s320 -60 330 -170Z" fill="url(#fold)"/>
    <ellipse cx="460" cy="536" rx="300" ry="80" fill="#000" opacity="0.28"/>
    <ellipse cx="420" cy="540" rx="128" ry="38" fill="#fff"/><ellipse cx="420" cy="532" rx="50" ry="20" fill="#f2b33d"/>
    <path d="M360 420 c-20 -40 30 -50 8 -96 M470 410 c-20 -40 30 -50 8 -96 M580 420 c-20 -40 30 -50 8 -96" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="12" stroke-linecap="round"/>`,
  );
