/** docs/rules/privacy.md#names */
export function maskName(name: string): string {
  const characters = [...new Intl.Segmenter('id').segment(name.trim())].map(({ segment }) => segment);
  if (characters.length <= 1) return characters.length ? '*' : '';
  if (characters.length === 2) return `${characters[0]}*`;
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`;
}
