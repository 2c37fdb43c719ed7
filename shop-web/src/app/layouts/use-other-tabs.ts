import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hasAccessToken } from '../../shared/session/session';
import { hearOtherTabs } from '../../shared/session/other-tabs';

/** Signed out in another tab: the guards of this page look again. */
export function useOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => hearOtherTabs(() => void (hasAccessToken() || revalidate())), [revalidate]);
}
