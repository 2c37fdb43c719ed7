import type { ReactNode } from 'react';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { useSession } from '../../platform/session/session';
import { HomeHero } from './home-hero';

/** The hero for a visitor; for a customer a greeting and what is theirs. The style sheet keeps its room while that loads. */
export function HomeTop({ mine }: { mine: ReactNode }) {
  const session = useSession();
  if (!session)
    return (
      <div className="home-hero">
        <HomeHero />
      </div>
    );
  return (
    <div className="in-order wrap space-y-6 pt-5 sm:pt-8">
      <h1 className="text-xl font-bold sm:text-2xl">Halo{session.username && `, ${firstNameOf(session.username)}`}</h1>
      {mine}
    </div>
  );
}
