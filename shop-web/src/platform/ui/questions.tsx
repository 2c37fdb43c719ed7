import type { ReactNode } from 'react';
import { Accordion } from './accordion';
import { InfoSection } from './info-page';

/** A titled section of closed questions; each opens alone, as answers are read beside one another. `opensFirst`: the first one is the most asked. */
export const Questions = ({
  id,
  title,
  items,
  opensFirst = false,
}: {
  id: string;
  title: string;
  items: readonly { question: string; answer: ReactNode }[];
  opensFirst?: boolean;
}) => (
  <InfoSection id={id} title={title}>
    <div className="card px-4">
      {items.map(({ question, answer }, index) => (
        <Accordion key={question} title={question} startsOpen={opensFirst && index === 0}>
          <p>{answer}</p>
        </Accordion>
      ))}
    </div>
  </InfoSection>
);
