import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { profileQuery } from '../profile/profile.query';
import { hasReminderSpace, setReminderSpace, rememberEmail } from './email-reminder';

/** Whether the e-mail is unverified; the last known value until the profile has loaded. */
export function useEmailReminder(): boolean {
  const { data: profile } = useQuery(profileQuery());
  const [before] = useState(hasReminderSpace);
  const isWaiting = profile ? !profile.emailVerified : before;
  useEffect(() => {
    if (profile) rememberEmail(profile);
  }, [profile]);
  // The space ends with the session, not with the page.
  useLayoutEffect(() => {
    setReminderSpace(isWaiting);
    return () => void setReminderSpace(false);
  }, [isWaiting]);
  return isWaiting;
}
