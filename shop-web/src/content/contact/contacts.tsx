import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import * as z from 'zod/mini';
import { type ContactPlatform, type ContactView, contactView } from '#contracts/platform/contact.http';
import { formatPhone } from '#domain/platform/phone';
import { api } from '../../platform/api/api';
import { isExampleContact } from '#domain/platform/example-contacts';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Badge } from '../../platform/ui/badge';
import { Breakable } from '../../platform/ui/breakable';
import { SkeletonList } from '../../platform/ui/states';
import { InstagramIcon, LinkedInIcon, WhatsAppIcon, XIcon } from './network-icons';

const contactsQuery = () =>
  queryOptions({
    queryKey: ['contacts'],
    queryFn: ({ signal }) => api.get('/customer/contact', z.array(contactView), { signal, anonymous: true }),
  });
const LOOK: Record<ContactPlatform, readonly [ComponentType<SVGProps<SVGSVGElement>>, string]> = {
  email: [Mail, 'Email'],
  wa: [WhatsAppIcon, 'WhatsApp'],
  instagram: [InstagramIcon, 'Instagram'],
  twitter: [XIcon, 'X (Twitter)'],
  linkedin: [LinkedInIcon, 'LinkedIn'],
};
/** How a link takes what the message is about; other platforms take nothing. */
const SUBJECT: Partial<Record<ContactPlatform, string>> = { wa: 'text', email: 'subject' };

/** The ways to reach the shop; `subject` is what the message is about. */
export const Contacts = ({ subject }: { subject: string }) => (
  <AsyncBoundary skeleton={<SkeletonList count={5} className="" item="h-16" />}>
    <List subject={subject} />
  </AsyncBoundary>
);

function List({ subject }: { subject: string }) {
  const { data } = useSuspenseQuery(contactsQuery());
  return (
    <ul className="card divide-y divide-line">
      {data.map((contact) => {
        const [Icon, label] = LOOK[contact.platform];
        return (
          <li key={contact.platform} className="@container">
            <a
              href={linkOf(contact, subject)}
              target={contact.platform === 'email' ? undefined : '_blank'}
              rel="noreferrer"
              className="flex min-h-16 items-center gap-x-3 px-4 py-2 hover:bg-sunken @max-3xs:flex-wrap"
            >
              <span
                aria-hidden="true"
                className="hidden size-10 shrink-0 place-items-center rounded-full bg-tint text-accent @3xs:grid"
              >
                <Icon className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="block text-sm text-muted">{label}</span>
                <span className="font-semibold wrap-anywhere">
                  <Breakable>{shownValue(contact)}</Breakable>
                </span>
              </span>
              {isExampleContact(bareValue(contact)) && (
                <Badge tone="bad" className="ml-auto">
                  contoh
                </Badge>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** As the settings hold it. */
const bareValue = ({ value }: ContactView): string => value.replace(/^[+@]/, '');

const shownValue = ({ platform, value }: ContactView): string => (platform === 'wa' ? formatPhone(value) : value);

const linkOf = ({ platform, redirectUrl }: ContactView, subject: string): string =>
  SUBJECT[platform] ? `${redirectUrl}?${SUBJECT[platform]}=${encodeURIComponent(subject)}` : redirectUrl;
