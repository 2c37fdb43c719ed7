/** Why a picture is not taken as a logo. Apart from `ERROR_MESSAGE`, which every visitor of the shop loads. */
export const LOGO_REFUSAL = {
  LOGO_TYPE: 'Gunakan logo PNG, WebP, JPEG, atau SVG.',
  LOGO_TOO_SMALL: 'Logonya terlalu kecil. Sisi terpanjang gambarnya minimal 64 piksel.',
  LOGO_PALE: 'Logo ini hampir tidak terlihat di atas putih. Pakai versi yang gelap atau berwarna.',
  LOGO_TEXT: 'SVG ini berisi tulisan yang butuh font. Ubah tulisannya jadi bentuk (outline), atau unggah sebagai PNG.',
} as const;
export type LogoRefusal = keyof typeof LOGO_REFUSAL;

export const isLogoRefusal = (code: string): code is LogoRefusal => code in LOGO_REFUSAL;
