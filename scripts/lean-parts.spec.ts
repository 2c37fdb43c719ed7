import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
/** What scripts/lib/lean-react-dom.ts leaves out of the builds: development and tests have it, so only a visitor would meet its error. */
const LEFT_OUT =
  /\b(ViewTransition|SuspenseList|useActionState|useFormStatus|prefetchDNS|preconnect|preinit(Module)?|preloadModule)\b|<Activity\b|<Fragment [^>]*\bref=|<(meta|link)[ >]|precedence=/;

it.each(['shop-web/src', 'admin-web/src'])('%s uses nothing that is left out of React DOM', (folder) => {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => LEFT_OUT.test(readFileSync(path.join(ROOT, folder, file), 'utf8')))).toEqual([]);
});
