import * as z from 'zod/mini';
import { storable } from '#contracts/platform/common.http';
import { withoutMarks } from '#domain/platform/typed-line';

/** An address on the web that people open by themselves, or nothing. It is shown, never fetched. */
export const webLink = z.string().check(
  z.overwrite(withoutMarks),
  z.trim(),
  z.maxLength(500),
  storable,
  z.refine<string>((link) => link === '' || isWebLink(link), 'Tulis alamat lengkap yang diawali https://'),
);
/** The same where there has to be one. */
export const requiredWebLink = webLink.check(z.minLength(1));

function isWebLink(link: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\]+$/i.test(link) || !URL.canParse(link)) return false;
  const { username, password, hostname } = new URL(link);
  return username === '' && password === '' && hostname.includes('.');
}
