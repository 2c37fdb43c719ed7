import type { ContactEntry, ProfileView } from '#contracts/identity/profile.http';

export const profileColumns = {
  uid: true,
  name: true,
  email: true,
  emailVerifiedAt: true,
  phoneNumber: true,
  avatar: true,
  reminderPhone: true,
  blockedAt: true,
  createdAt: true,
} as const;

interface ProfileRow {
  uid: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  phoneNumber: string;
  avatar: string | null;
  reminderPhone: string | null;
  blockedAt: Date | null;
  createdAt: Date;
}

export const profileView = ({
  uid,
  emailVerifiedAt,
  reminderPhone,
  blockedAt,
  createdAt,
  ...customer
}: ProfileRow): ProfileView => ({
  customerUid: uid,
  ...customer,
  emailVerified: emailVerifiedAt !== null,
  blocked: blockedAt !== null,
  reminderContact: reminderContact(customer.email, reminderPhone),
  createdAt: createdAt.toISOString(),
});

const reminderContact = (email: string, phone: string | null): ContactEntry =>
  phone
    ? { platform: 'wa', value: phone, redirectUrl: `https://wa.me/${phone}` }
    : { platform: 'email', value: email, redirectUrl: `mailto:${email}` };
