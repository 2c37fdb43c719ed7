import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FollowUpView } from '#contracts/products/subscriptions/follow-ups.http';
import { AsyncBoundary } from '../../../platform/ui/async-boundary';
import { Badge, type BadgeTone } from '../../../platform/ui/badge';
import { Button } from '../../../platform/ui/button';
import { Loading, Skeleton } from '../../../platform/ui/states';
import { TitledCard } from '../../../platform/ui/titled';
import { formatDateTime } from '../../../platform/wib';
import { AskForHelp } from './ask-for-help';
import { followUpsQuery } from './memberships.queries';

const STATE: Record<FollowUpView['state'], [BadgeTone, string]> = {
  open: ['warn', 'Menunggu jawaban'],
  answered: ['good', 'Dijawab'],
  closed: ['neutral', 'Ditutup'],
};

/** Questions about this membership and their answers. */
export const HelpCard = ({ accountUid }: { accountUid: string }) => (
  <TitledCard title="Bantuan">
    <AsyncBoundary
      skeleton={
        <Loading>
          <Skeleton className="mt-3 h-16 w-full" />
        </Loading>
      }
    >
      <Questions accountUid={accountUid} />
    </AsyncBoundary>
  </TitledCard>
);

function Questions({ accountUid }: { accountUid: string }) {
  const { data: questions } = useSuspenseQuery(followUpsQuery(accountUid));
  const [asking, setAsking] = useState(false);
  const isOpen = questions.some(({ state }) => state === 'open');
  return (
    <div className="mt-2 space-y-4 text-sm">
      {questions.length === 0 && (
        <p className="text-muted">
          Ada kendala dengan langganan ini? Tanya kami, jawabannya masuk ke notifikasi dan emailmu.
        </p>
      )}
      <ul className="space-y-4">
        {questions.map((question) => (
          <Question key={question.uid} question={question} />
        ))}
      </ul>
      {!isOpen && (
        <Button variant="secondary" wide onClick={() => setAsking(true)}>
          Minta bantuan
        </Button>
      )}
      {asking && <AskForHelp accountUid={accountUid} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Question({ question }: { question: FollowUpView }) {
  const [tone, label] = STATE[question.state];
  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b>{question.topicLabel}</b>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{question.message}</p>
      <p className="text-muted">{formatDateTime(question.createdAt)}</p>
      {question.answer && (
        <div className="mt-2 rounded-xl bg-sunken p-3">
          <p className="font-semibold">Jawaban kami</p>
          <p className="break-words whitespace-pre-line">{question.answer}</p>
        </div>
      )}
    </li>
  );
}
