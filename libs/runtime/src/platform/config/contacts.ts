import type { ContactView, StoreContactView } from '#contracts/platform/contact.http';
import type { Config } from '#runtime/platform/config/config';

/** The ways to reach the shop that the settings name, quickest answer first. docs/rules/shop.md#contact */
export function contactsOf({ contact }: Pick<Config, 'contact'>): ContactView[] {
  const { email, whatsapp, instagram, twitter, linkedin } = contact;
  const page = (platform: ContactView['platform'], value: string | null, site: string): ContactView[] =>
    value === null ? [] : [{ platform, value, redirectUrl: `${site}${value.replace(/^@/, '')}` }];
  return [
    ...(whatsapp === null
      ? []
      : [{ platform: 'wa' as const, value: `+${whatsapp}`, redirectUrl: `https://wa.me/${whatsapp}` }]),
    { platform: 'email', value: email, redirectUrl: `mailto:${email}` },
    ...page('instagram', instagram, 'https://www.instagram.com/'),
    ...page('twitter', twitter, 'https://x.com/'),
    ...page('linkedin', linkedin, 'https://www.linkedin.com/company/'),
  ];
}

/** The same as one record. */
export function storeContactOf(config: Pick<Config, 'contact'>): StoreContactView {
  const contacts = contactsOf(config);
  const find = (platform: ContactView['platform']) => contacts.find((entry) => entry.platform === platform);
  const valueOf = (platform: ContactView['platform']) => find(platform)?.value ?? '';
  return {
    instagram: valueOf('instagram'),
    twitter: valueOf('twitter'),
    linkedin: valueOf('linkedin'),
    email: valueOf('email'),
    wa: valueOf('wa'),
    waLink: find('wa')?.redirectUrl ?? '',
  };
}
