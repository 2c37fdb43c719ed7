import { createRequire } from 'node:module';
const sharp = createRequire('/work/main/package.json')('sharp');
const [out, ...files] = process.argv.slice(2);
const H = 1000; const tiles = [];
for (const f of files) { const b = await sharp(f).extract({ left: 0, top: 0, width: (await sharp(f).metadata()).width, height: Math.min((await sharp(f).metadata()).height, f.includes('-360') ? 1500 : 1400) }).resize({ height: H, fit: 'inside' }).png().toBuffer(); tiles.push({ b, ...(await sharp(b).metadata()) }); }
const W = tiles.reduce((a, t) => a + t.width + 10, 0); let x = 0;
await sharp({ create: { width: W, height: H, channels: 3, background: '#888' } }).composite(tiles.map((t) => { const r = { input: t.b, left: x, top: 0 }; x += t.width + 10; return r; })).png().toFile(out);
