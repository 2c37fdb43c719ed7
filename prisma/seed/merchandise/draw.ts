import { floorShadow, scene } from '../scene.js';

const RING_SEATS = 5;

/** The logo as a path: a ring of seats around (cx, cy). */
function ring(cx: number, cy: number, radius: number, colour: string): string {
  const slice = (2 * Math.PI) / RING_SEATS;
  const gap = 0.2;
  const at = (angle: number) =>
    `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: RING_SEATS }, (_, seat) => {
    const [from, to] = [seat * slice + gap / 2 - Math.PI / 2, (seat + 1) * slice - gap / 2 - Math.PI / 2];
    return `<path d="M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}" fill="none" stroke="${colour}" stroke-width="${radius * 0.47}"/>`;
  }).join('');
}

const SHIRT =
  'M372 190 C420 236 580 236 628 190 L742 236 C776 252 800 280 812 318 L868 486 C872 500 866 512 854 518 L766 556 C752 562 740 556 736 542 L706 450 L706 812 C706 832 694 844 674 844 L326 844 C306 844 294 832 294 812 L294 450 L264 542 C260 556 248 562 234 556 L146 518 C134 512 128 500 132 486 L188 318 C200 280 224 252 258 236 Z';

export const shirt = (ground: string, cloth: string, print: string): string =>
  scene(
    ground,
    `${floorShadow(500, 880, 340, 46)}<path d="${SHIRT}" fill="${cloth}"/><path d="${SHIRT}" fill="url(#fold)"/>
    <path d="M372 190 C420 236 580 236 628 190 C610 282 390 282 372 190Z" fill="#000" opacity="0.22"/>
    <path d="M372 190 C392 286 608 286 628 190" fill="none" stroke="#000" stroke-opacity="0.18" stroke-width="9"/>
    <path d="M294 470 C308 560 300 640 322 720 M706 470 C690 570 700 640 680 716 M294 800 C420 822 580 822 706 800" fill="none" stroke="#000" stroke-opacity="0.12" stroke-width="7" stroke-linecap="round"/>
    ${ring(500, 470, 96, print)}<rect x="404" y="610" width="192" height="16" rx="8" fill="${print}"/><rect x="440" y="642" width="120" height="12" rx="6" fill="${print}" opacity="0.7"/>`,
  );

export const tote = (ground: string, cloth: string, print: string): string =>
  scene(
    ground,
    `${floorShadow(500, 900, 310, 44)}
    <path d="M392 400 C384 120 616 120 608 400" fill="none" stroke="${cloth}" stroke-width="34"/><path d="M392 400 C384 120 616 120 608 400" fill="none" stroke="#000" stroke-opacity="0.16" stroke-width="34"/>
    <path d="M250 372 L750 372 L786 852 C788 874 776 886 754 886 L246 886 C224 886 212 874 214 852 Z" fill="${cloth}"/>
    <path d="M250 372 L750 372 L786 852 C788 874 776 886 754 886 L246 886 C224 886 212 874 214 852 Z" fill="url(#fold)"/>
    <path d="M250 372 L750 372 L753 410 L247 410Z" fill="#000" opacity="0.08"/>
    <path d="M364 400 C352 96 648 96 636 400" fill="none" stroke="${cloth}" stroke-width="34"/>
    <path d="M347 372h34v74h-34z M619 372h34v74h-34z" fill="${cloth}"/><path d="M351 380h26v58h-26z M623 380h26v58h-26z" fill="none" stroke="#000" stroke-opacity="0.18" stroke-width="4" stroke-dasharray="9 7"/>
    ${ring(500, 610, 118, print)}<rect x="392" y="782" width="216" height="17" rx="8" fill="${print}"/>`,
  );

export const mug = (ground: string, glaze: string, print: string): string =>
  scene(
    ground,
    `${floorShadow(480, 830, 330, 50)}
    <path d="M676 400 C860 372 868 690 660 684" fill="none" stroke="${glaze}" stroke-width="54" stroke-linecap="round"/>
    <path d="M676 400 C860 372 868 690 660 684" fill="none" stroke="#000" stroke-opacity="0.16" stroke-width="54" stroke-linecap="round"/>
    <path d="M676 400 C846 376 852 682 660 676" fill="none" stroke="${glaze}" stroke-width="36" stroke-linecap="round"/>
    <path d="M248 300 L712 300 L690 770 C688 812 660 836 616 836 L344 836 C300 836 272 812 270 770 Z" fill="${glaze}"/>
    <path d="M248 300 L712 300 L690 770 C688 812 660 836 616 836 L344 836 C300 836 272 812 270 770 Z" fill="url(#fold)"/>
    <ellipse cx="480" cy="300" rx="232" ry="44" fill="${glaze}"/><ellipse cx="480" cy="302" rx="206" ry="33" fill="#4a2c1a"/><ellipse cx="462" cy="294" rx="150" ry="19" fill="#7a4b2c" opacity="0.65"/>
    <g fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="14" stroke-linecap="round"><path d="M420 222 c-28 -34 28 -54 0 -92"/><path d="M486 206 c-28 -34 28 -54 0 -92"/><path d="M552 222 c-28 -34 28 -54 0 -92"/></g>
    ${ring(470, 566, 104, print)}<rect x="382" y="712" width="176" height="15" rx="7" fill="${print}"/>`,
  );

export const cap = (ground: string, cloth: string, print: string): string =>
  scene(
    ground,
    `${floorShadow(520, 742, 380, 48)}
    <path d="M196 664 L190 640 C176 360 330 232 510 232 C706 232 806 390 796 640 L796 664 Z" fill="${cloth}"/><path d="M190 640 C176 360 330 232 510 232 C706 232 806 390 796 640 Z" fill="url(#fold)"/>
    <path d="M510 232 C440 330 420 480 424 640 M510 232 C600 330 640 470 640 640" fill="none" stroke="#000" stroke-opacity="0.2" stroke-width="6" stroke-dasharray="16 10"/>
    <ellipse cx="510" cy="232" rx="30" ry="15" fill="#000" opacity="0.32"/>
    <path d="M444 622 C620 578 790 600 912 690 C926 702 920 720 900 720 C740 690 560 690 380 704 C330 708 282 700 196 664 L190 640 C280 660 370 644 444 622Z" fill="${cloth}"/>
    <path d="M444 622 C620 578 790 600 912 690 C926 702 920 720 900 720 C740 690 560 690 380 704 C330 708 282 700 196 664 L190 640 C280 660 370 644 444 622Z" fill="#000" opacity="0.16"/>
    <path d="M470 648 C620 616 750 632 858 692" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="5" stroke-dasharray="14 9"/>
    ${ring(536, 452, 74, print)}`,
  );

export const stickers = (ground: string, first: string, second: string): string => {
  const sticker = (x: number, y: number, turn: number, inner: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="172" fill="#0b2a22" opacity="0.18" cx="10" cy="16"/><circle r="170" fill="#ffffff"/>${inner}</g>`;
  return scene(
    ground,
    sticker(330, 330, -12, `<circle r="148" fill="${first}"/>${ring(0, 0, 78, '#ffffff')}`) +
      sticker(
        690,
        388,
        10,
        `<circle r="148" fill="${second}"/><path d="M-70 6 l46 48 l92 -104" fill="none" stroke="#fff" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>`,
      ) +
      sticker(
        430,
        700,
        6,
        `<circle r="148" fill="#fdf3df"/><g fill="${first}"><circle cx="-52" cy="-22" r="34"/><circle cx="52" cy="-22" r="34"/><path d="M-110 92 c0 -70 116 -70 116 0z M-6 92 c0 -70 116 -70 116 0z"/></g>`,
      ) +
      sticker(
        772,
        742,
        -8,
        `<circle r="148" fill="#f2b33d"/><path d="M0 -92 L24 -30 L92 -26 L40 16 L58 82 L0 46 L-58 82 L-40 16 L-92 -26 L-24 -30Z" fill="#fff"/>`,
      ),
  );
};
