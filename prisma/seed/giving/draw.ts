/** Drawings of the demo causes: plain shapes, so that no photograph and no font is needed. 1200 × 750. */

const scene = (sky: [string, string], shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750" viewBox="0 0 1200 750">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="1200" height="750" fill="url(#sky)"/>${shapes}</svg>`;

/** An open book on waves under a morning sun. */
export const seaSchool = (): string =>
  scene(
    ['#fde7c3', '#f7c98b'],
    `<circle cx="900" cy="230" r="110" fill="#fff3d6"/><circle cx="900" cy="230" r="82" fill="#f2b33d"/>
    <path d="M0 520 C150 470 300 470 450 520 S750 570 900 520 1100 470 1200 500 V750 H0Z" fill="#2f8fa3"/>
    <path d="M0 590 C160 550 320 550 480 590 S800 630 960 590 1120 560 1200 575 V750 H0Z" fill="#1f6f86"/>
    <g transform="translate(600 480)"><path d="M0 30 C-90 -40 -230 -50 -320 -20 V-220 C-230 -250 -90 -240 0 -170 C90 -240 230 -250 320 -220 V-20 C230 -50 90 -40 0 30Z" fill="#0b5a49"/>
    <path d="M0 6 C-84 -58 -214 -68 -300 -42 V-226 C-214 -250 -84 -240 0 -178Z" fill="#fffaf0"/><path d="M0 6 C84 -58 214 -68 300 -42 V-226 C214 -250 84 -240 0 -178Z" fill="#f4ecd8"/>
    <g stroke="#0b5a49" stroke-opacity="0.35" stroke-width="9" stroke-linecap="round" fill="none"><path d="M-258 -178 C-190 -192 -110 -184 -46 -146M-258 -132 C-190 -146 -110 -138 -46 -100M-258 -86 C-190 -100 -110 -92 -46 -54M258 -178 C190 -192 110 -184 46 -146M258 -132 C190 -146 110 -138 46 -100M258 -86 C190 -100 110 -92 46 -54"/></g></g>
    <path d="M0 665 C180 630 360 630 540 665 S900 700 1080 665 1160 650 1200 655 V750 H0Z" fill="#165569"/>`,
  );

/** A bowl of hot food between two hands. */
export const kitchen = (): string =>
  scene(
    ['#dcefe8', '#b9ddd0'],
    `<path d="M0 610 H1200 V750 H0Z" fill="#0b5a49"/><ellipse cx="600" cy="618" rx="420" ry="34" fill="#084437"/>
    <path d="M300 360 H900 C900 520 790 610 600 610 S300 520 300 360Z" fill="#e4572e"/><path d="M300 360 H900 C899 392 894 420 886 446 H314 C306 420 301 392 300 360Z" fill="#c8431d"/>
    <ellipse cx="600" cy="360" rx="300" ry="58" fill="#fff4dd"/><ellipse cx="600" cy="364" rx="262" ry="42" fill="#f2b33d"/>
    <g fill="#fffaf0"><circle cx="520" cy="352" r="26"/><circle cx="580" cy="372" r="22"/><circle cx="662" cy="350" r="28"/><circle cx="716" cy="370" r="18"/></g>
    <g fill="#2f8f5b"><path d="M610 330 q44 -34 74 4 q-40 30 -74 -4Z"/><path d="M446 366 q38 -30 66 2 q-34 26 -66 -2Z"/></g>
    <g fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-opacity="0.85"><path d="M500 260 c-40 -50 40 -80 0 -140"/><path d="M600 240 c-40 -50 40 -80 0 -140"/><path d="M700 260 c-40 -50 40 -80 0 -140"/></g>
    <path d="M120 700 C150 560 230 470 318 452 C350 446 362 482 338 500 C300 530 290 560 300 610 C260 660 200 700 120 700Z" fill="#c98d63"/><path d="M1080 700 C1050 560 970 470 882 452 C850 446 838 482 862 500 C900 530 910 560 900 610 C940 660 1000 700 1080 700Z" fill="#8d5a3a"/>`,
  );

/** Two people on a sofa before a lit screen. */
export const cinema = (): string =>
  scene(
    ['#24365c', '#152443'],
    `<rect x="330" y="90" width="540" height="310" rx="22" fill="#0c1730"/><rect x="350" y="110" width="500" height="270" rx="10" fill="#08a081"/>
    <path d="M350 320 L480 220 590 300 690 200 850 330 V380 H350Z" fill="#0b5a49"/><circle cx="740" cy="170" r="34" fill="#f2b33d"/><path d="M566 205 L566 295 640 250Z" fill="#fff"/>
    <path d="M280 400 L920 400 1120 640 H80Z" fill="#fff" opacity="0.06"/>
    <rect x="200" y="560" width="800" height="150" rx="46" fill="#b5446e"/><rect x="250" y="480" width="700" height="150" rx="50" fill="#d0618a"/>
    <circle cx="490" cy="440" r="62" fill="#8d5a3a"/><path d="M396 600 C396 520 440 492 490 492 S584 520 584 600Z" fill="#f2b33d"/><path d="M430 430 C430 360 550 360 550 430 C530 404 450 404 430 430Z" fill="#1b1b2b"/>
    <circle cx="710" cy="440" r="62" fill="#c98d63"/><path d="M616 600 C616 520 660 492 710 492 S804 520 804 600Z" fill="#e9fff8"/><path d="M644 470 C630 360 790 360 776 470 C760 410 660 410 644 470Z" fill="#0b5a49"/>
    <rect x="160" y="590" width="90" height="130" rx="40" fill="#a03a60"/><rect x="950" y="590" width="90" height="130" rx="40" fill="#a03a60"/>`,
  );

/** A receipt with a green tick, the proof of a transfer. `amount` makes each one another picture. */
export const receipt = (amount: number): string =>
  scene(
    ['#eef3f7', '#d9e4ec'],
    `<path d="M400 90 H800 V640 L760 610 720 640 680 610 640 640 600 610 560 640 520 610 480 640 440 610 400 640Z" fill="#fff"/><path d="M400 90 H800 V130 H400Z" fill="#0b5a49"/>
    <g fill="#c5d2dc"><rect x="450" y="190" width="${120 + (amount % 199)}" height="22" rx="11"/><rect x="450" y="245" width="300" height="22" rx="11"/><rect x="450" y="300" width="180" height="22" rx="11"/></g>
    <circle cx="600" cy="450" r="90" fill="#08a081"/><path d="M556 452 L590 488 650 416" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
