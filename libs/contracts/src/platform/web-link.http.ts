import * as z from 'zod/mini';
import { storable } from '#contracts/platform/common.http';
import { withoutMarks } from '#domain/platform/typed-line';

/** An address on the web that people open by themselves, or nothing. It is shown, never fetched. */
export const webLink = linkThat(isWebLink);
/** The same where there has to be one, and it begins with https. */
export const requiredSecureLink = linkThat((link) => /^https:/i.test(link) && isWebLink(link)).check(z.minLength(1));

function linkThat(isOne: (link: string) => boolean) {
  return z.string().check(
    z.overwrite(withoutMarks),
    z.trim(),
    z.maxLength(500),
    storable,
    z.refine<string>((link) => link === '' || isOne(link), 'Tulis alamat lengkap yang diawali https://'),
  );
}

function isWebLink(link: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\]+$/i.test(link) || !URL.canParse(link)) return false;
  const { username, password, hostname } = new URL(link);
  return username === '' && password === '' && hostname.includes('.');
}
