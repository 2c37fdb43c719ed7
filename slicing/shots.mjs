// node shots.mjs base outdir who:path:name ...   who = shop|customer|host|admin
import { chromium } from '/work/main/node_modules/playwright-core/index.mjs';
import { mkdirSync } from 'node:fs';
const [base, out, ...pages] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const SIZES = (process.env.SIZES ?? '360,1280').split(',').map(Number);
const SCHEMES = (process.env.SCHEMES ?? 'light,dark').split(',');
const states = {};
async function state(who) {
  if (who === 'shop') return undefined;
  if (states[who]) return states[who];
  const context = await browser.newContext({ baseURL: base, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
  const page = await context.newPage();
  if (['customer', 'host'].includes(who)) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(`${who}@patungan.test`);
    await page.getByLabel('Kata sandi', { exact: true }).fill('patungan-demo');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await page.waitForURL((u) => !u.pathname.startsWith('/login'));
  } else {
    await page.goto('/admin/');
    await page.getByLabel(/Email/).fill(`${who}@patungan.test`);
    await page.getByLabel(/Kata sandi/).first().fill('patungan-demo');
    await page.getByRole('button', { name: /Masuk/ }).click();
    await page.getByText('Pembayaran menunggu').first().waitFor();
  }
  return (states[who] = { context, page });
}
for (const spec of pages) {
  const [who, path, name, act] = spec.split('|');
  const s = await state(who);
  const context = s?.context ?? (await browser.newContext({ baseURL: base, locale: 'id-ID', timezoneId: 'Asia/Jakarta' }));
  const isConsole = s && !['customer', 'host'].includes(who);
  const page = isConsole ? s.page : await context.newPage();
  page.removeAllListeners();
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console', m.text().slice(0, 200)));
  for (const width of SIZES) for (const scheme of SCHEMES) {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(path, { waitUntil: 'networkidle' }).catch((e) => console.log(name, e.message.split('\n')[0]));
    await page.waitForTimeout(400);
    if (act) { await page.locator(act).first().click().catch((e) => console.log(name, 'act', e.message.split('\n')[0])); await page.waitForTimeout(700); }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
    if (wide) console.log(name, width, scheme, 'scrolls sideways');
    await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: true });
  }
  if (!isConsole) await page.close();
}
await browser.close();
