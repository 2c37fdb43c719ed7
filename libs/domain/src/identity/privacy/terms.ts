/** Days from which each text of the privacy policy holds, oldest first. A change of the text is a new line. */
export const PRIVACY_VERSIONS = ['2026-11-24'] as const;
export type PrivacyVersion = (typeof PRIVACY_VERSIONS)[number];
/** What the shop shows now. docs/rules/privacy.md#consent */
export const PRIVACY_VERSION: PrivacyVersion = PRIVACY_VERSIONS[PRIVACY_VERSIONS.length - 1]!;
