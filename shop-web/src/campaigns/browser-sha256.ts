/** SHA-256 of the browser. Only where the shop is reached by https or on the own machine: browsers have it nowhere else. */
export const canHash = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/** As lower-case hexadecimal. */
export async function browserSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
