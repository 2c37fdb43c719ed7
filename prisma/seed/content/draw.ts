/** Drawings of the demo content: plain shapes, so that no photograph and no font is needed. 1280 × 720. */

const scene = (from: string, to: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="1280" height="720" fill="url(#sky)"/>${shapes}</svg>`;

/** Four seats around a round table. */
export const groupTable = (): string =>
  scene(
    '#dff3ec',
    '#b6e0d2',
    `<ellipse cx="640" cy="600" rx="420" ry="40" fill="#0b5a49" opacity="0.18"/>
    <g fill="#f2b33d"><rect x="300" y="300" width="110" height="150" rx="30"/><rect x="870" y="300" width="110" height="150" rx="30"/></g>
    <g fill="#e4572e"><rect x="585" y="120" width="110" height="130" rx="30"/><rect x="585" y="500" width="110" height="120" rx="30"/></g>
    <circle cx="640" cy="370" r="190" fill="#0b5a49"/><circle cx="640" cy="360" r="190" fill="#08a081"/>
    <circle cx="640" cy="360" r="92" fill="#fff"/><path d="M610 310 L610 410 696 360Z" fill="#0b5a49"/>
    <g stroke="#fff" stroke-opacity="0.55" stroke-width="8"><path d="M640 170 V268M640 452 V550M450 360 H548M732 360 H830"/></g>`,
  );

/** A pair of scales: one coin against many. */
export const scale = (): string =>
  scene(
    '#fff1d6',
    '#f8d79b',
    `<path d="M620 190 H660 V590 H620Z" fill="#0b5a49"/><rect x="480" y="580" width="320" height="44" rx="22" fill="#0b5a49"/><circle cx="640" cy="180" r="34" fill="#08a081"/>
    <path d="M300 240 L980 180" stroke="#0b5a49" stroke-width="26" stroke-linecap="round"/>
    <g stroke="#0b5a49" stroke-width="8"><path d="M320 240 L230 450M320 240 L410 450M960 184 L870 360M960 184 L1050 360"/></g>
    <path d="M210 450 H430 A110 80 0 0 1 210 450Z" fill="#08a081"/><path d="M850 360 H1070 A110 80 0 0 1 850 360Z" fill="#08a081"/>
    <g fill="#f2b33d" stroke="#c98a12" stroke-width="6"><rect x="240" y="410" width="160" height="38" rx="19"/><rect x="250" y="372" width="160" height="38" rx="19"/><rect x="236" y="334" width="160" height="38" rx="19"/><rect x="246" y="296" width="160" height="38" rx="19"/><rect x="880" y="320" width="160" height="38" rx="19"/></g>`,
  );

/** A telephone with a tick, beside a payment card. */
export const hostPhone = (): string =>
  scene(
    '#24365c',
    '#15503f',
    `<g transform="rotate(-8 400 380)"><rect x="270" y="110" width="280" height="520" rx="44" fill="#0c1730"/><rect x="292" y="150" width="236" height="430" rx="18" fill="#e9fff8"/>
    <circle cx="410" cy="320" r="84" fill="#08a081"/><path d="M370 322 L400 354 456 288" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/><rect x="330" y="450" width="160" height="26" rx="13" fill="#9fd8c6"/><rect x="350" y="500" width="120" height="26" rx="13" fill="#cbe9df"/></g>
    <g transform="rotate(7 880 400)"><rect x="660" y="260" width="440" height="270" rx="30" fill="#f2b33d"/><rect x="660" y="320" width="440" height="60" fill="#0c1730"/><rect x="700" y="430" width="120" height="50" rx="12" fill="#fff4dd"/><rect x="850" y="444" width="200" height="24" rx="12" fill="#c98a12"/></g>`,
  );

/** A calendar with one day marked. */
export const calendar = (): string =>
  scene(
    '#e3edf9',
    '#bcd3ee',
    `<rect x="360" y="130" width="560" height="480" rx="36" fill="#fff"/><path d="M360 166 a36 36 0 0 1 36 -36 H884 a36 36 0 0 1 36 36 V240 H360Z" fill="#08a081"/>
    <g fill="#0b5a49"><rect x="470" y="90" width="34" height="90" rx="17"/><rect x="776" y="90" width="34" height="90" rx="17"/></g>
    <g fill="#d9e4ec">${[0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((day) => `<rect x="${410 + day * 96}" y="${280 + row * 100}" width="70" height="70" rx="16"/>`)).join('')}</g>
    <rect x="698" y="380" width="70" height="70" rx="16" fill="#e4572e"/><path d="M714 416 L730 432 754 398" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** Two hands that meet before a green circle. */
export const handshake = (): string =>
  scene(
    '#f4ecd8',
    '#e3d3a8',
    `<circle cx="640" cy="360" r="270" fill="#08a081"/><circle cx="640" cy="360" r="206" fill="#0b5a49" opacity="0.35"/>
    <path d="M60 430 H420 L560 330 C600 300 650 330 640 370 L520 470 C480 510 420 520 380 520 H60Z" fill="#c98d63"/><path d="M60 400 H260 V550 H60Z" fill="#24365c"/>
    <path d="M1220 430 H860 L720 330 C680 300 630 330 640 370 L760 470 C800 510 860 520 900 520 H1220Z" fill="#8d5a3a"/><path d="M1220 400 H1020 V550 H1220Z" fill="#e4572e"/>`,
  );
