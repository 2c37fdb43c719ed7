/** The scene of all drawings of the demo: plain shapes in one light, so that no photograph and no font is needed. 1000 × 1000. */

const SIDE = 1000;

/** A room with a floor, a soft light from the upper left, and the thing in it. */
export function scene(ground: string, thing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 1000 1000">
    <defs>
      <radialGradient id="light" cx="0.32" cy="0.22" r="0.95">
        <stop offset="0" stop-color="#ffffff" stop-opacity="0.75"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="shadow"><stop offset="0" stop-color="#0b2a22" stop-opacity="0.28"/><stop offset="1" stop-color="#0b2a22" stop-opacity="0"/></radialGradient>
      <linearGradient id="fold" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity="0.16"/><stop offset="0.28" stop-color="#fff" stop-opacity="0.1"/>
        <stop offset="0.62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.2"/></linearGradient>
    </defs>
    <rect width="1000" height="1000" fill="${ground}"/><rect width="1000" height="1000" fill="url(#light)"/>
    ${thing}</svg>`;
}
export const floorShadow = (cx: number, cy: number, rx: number, ry: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#shadow)"/>`;
