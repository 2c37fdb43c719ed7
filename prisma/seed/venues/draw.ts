/** Drawings of the demo venues: plain shapes, so that no photograph and no font is needed. 1200 × 750. */
const scene = (ground: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750" viewBox="0 0 1200 750"><rect width="1200" height="750" fill="${ground}"/>${shapes}</svg>`;
const LINE = 'fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="10"';

/** A pitch from above, with a ball. */
export const pitch = (ground: string, stripe: string): string =>
  scene(
    ground,
    `${[0, 2, 4].map((n) => `<rect x="${n * 200}" width="200" height="750" fill="${stripe}"/>`).join('')}
    <g ${LINE}><rect x="80" y="70" width="1040" height="610"/><path d="M600 70V680"/><circle cx="600" cy="375" r="110"/><path d="M80 225h150v300H80M1120 225H970v300h150"/></g>
    <circle cx="700" cy="430" r="34" fill="#fff"/><path d="M700 412l17 13-6 20h-22l-6-20Z" fill="#24365c"/>`,
  );

/** A badminton court from above, with a shuttlecock. */
export const court = (): string =>
  scene(
    '#0b5a49',
    `<rect x="90" y="80" width="1020" height="590" fill="#08a081"/><g ${LINE}><rect x="90" y="80" width="1020" height="590"/><path d="M90 150H1110M90 600H1110M420 80V670M780 80V670M90 375H420M780 375H1110"/></g>
    <path d="M600 50V700" stroke="#24365c" stroke-width="14" stroke-dasharray="16 10"/><g transform="translate(820 260) rotate(40)"><path d="M-46 -90H46L22 10H-22Z" fill="#fff"/><path d="M-22 -90L-10 10M0 -90V10M22 -90L10 10" stroke="#c5d2dc" stroke-width="5"/><circle cy="24" r="24" fill="#f2b33d"/></g>`,
  );

/** A basket and its board before a wall. */
export const basket = (): string =>
  scene(
    '#24365c',
    `<path d="M0 560H1200V750H0Z" fill="#d98841"/><path d="M0 560H1200" stroke="#fff" stroke-width="8"/><rect x="380" y="90" width="440" height="290" rx="14" fill="#fff"/><rect x="510" y="200" width="180" height="130" fill="none" stroke="#e4572e" stroke-width="12"/>
    <ellipse cx="600" cy="392" rx="104" ry="20" fill="none" stroke="#e4572e" stroke-width="14"/><path d="M500 398L546 520M560 410L580 520M640 410L620 520M700 398L654 520M512 440H688M530 480H670" stroke="#eef3f7" stroke-width="6"/>
    <circle cx="330" cy="590" r="84" fill="#e4572e"/><path d="M246 590H414M330 506V674M272 530Q330 590 272 650M388 530Q330 590 388 650" fill="none" stroke="#152443" stroke-width="8"/>`,
  );
