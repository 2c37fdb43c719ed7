/** Of a provider's logo: public and for ever, as a uid is never given to another picture. */
export const logoPath = (uid: string): string => `/api/customer/provider/logo/${uid}`;
