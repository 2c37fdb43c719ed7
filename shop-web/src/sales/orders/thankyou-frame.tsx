import { CircleCheck, CircleX, Hourglass, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOK = {
  done: [CircleCheck, 'text-brand'],
  waits: [Hourglass, 'text-warn'],
  over: [CircleX, 'text-muted'],
  unknown: [ReceiptText, 'text-muted'],
} as const;

export function ThankyouFrame({
  title,
  look = 'done',
  children,
}: {
  title: string;
  look?: keyof typeof LOOK;
  children: ReactNode;
}) {
  const [Icon, tint] = LOOK[look];
  return (
    <div className="column py-10 sm:py-14">
      <Icon aria-hidden="true" className={`size-14 ${tint}`} strokeWidth={1.75} />
      <h1 className="mt-4 text-xl font-bold sm:text-2xl">{title}</h1>
      {children}
    </div>
  );
}
