import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isReminderRoomKept, keepReminderRoom, rememberEmail } from '../../shared/session/email-reminder';
import { profileQuery } from '../../shared/session/profile.query';

/** Whether the address waits to be verified. Until the profile has answered: what was known last. */
export function useEmailReminder(): boolean {
  const { data: profile } = useQuery(profileQuery());
  const [before] = useState(isReminderRoomKept);
  const isWaiting = profile ? !profile.emailVerified : before;
  useEffect(() => {
    if (profile) rememberEmail(profile);
  }, [profile]);
  // The room ends with the session, not with the page that it was kept for.
  useLayoutEffect(() => {
    keepReminderRoom(isWaiting);
    return () => void keepReminderRoom(false);
  }, [isWaiting]);
  return isWaiting;
}
