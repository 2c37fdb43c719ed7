import { useTranslate } from 'react-admin';

/** Who did something: the name of an admin, or what the API calls a customer or the system, in words. Without one a dash. */
export const Actor = ({ by }: { by: string | null }) => {
  const translate = useTranslate();
  return <>{by === null ? '–' : translate(`actor.${by}`, { _: by })}</>;
};
