import type { ReactNode } from 'react';
import { Accordion } from './accordion';
import { InfoSection } from './info-page';

/** A titled section of closed questions; each opens alone, as answers are read beside one another. */
export const Questions = ({
  id,
  title,
  items,
}: {
  id: string;
  title: string;
  items: readonly { question: string; answer: ReactNode }[];
}) => (
  <InfoSection id={id} title={title}>
    <div className="card px-4">
      {items.map(({ question, answer }) => (
        <Accordion key={question} title={question}>
          <p>{answer}</p>
        </Accordion>
      ))}
    </div>
  </InfoSection>
);
