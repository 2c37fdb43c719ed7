/** docs/rules/privacy.md#names */
export function maskName(name: string): string {
  const characters = [...new Intl.Segmenter('id').segment(name.trim())].map(({ segment }) => segment);
  if (characters.length <= 1) return characters.length ? '*' : '';
  if (characters.length === 2) return `${characters[0]}*`;
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`;
}

/** `sari@gmail.com` → `s***@gmail.com`: enough for the owner to know which one is meant. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${[...email][0]}***${email.slice(at)}` : '';
}
