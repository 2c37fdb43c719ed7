import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSend } from './use-send';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

/** What is sent, and how each is answered. */
function open() {
  const answers: Array<{ done: (value: string) => void; refused: (error: Error) => void }> = [];
  const mutationFn = (_row: { id: number } | void) =>
    new Promise<string>((done, refused) => void answers.push({ done, refused }));
  const { result } = renderHook(() => useSend({ mutationFn }), { wrapper });
  return { answers, result };
}

describe('what an admin sends', () => {
  it.each(['mutate', 'mutateAsync'] as const)(
    'is sent once by two clicks before the next picture (%s)',
    async (how) => {
      const { answers, result } = open();
      await act(async () => {
        const { [how]: send } = result.current;
        void send();
        void send();
      });
      expect(answers).toHaveLength(1);
      await act(async () => answers[0]!.done('ok'));
    },
  );

  it('gives both clicks the one answer', async () => {
    const { answers, result } = open();
    let both: Promise<string[]>;
    await act(async () => {
      both = Promise.all([result.current.mutateAsync(), result.current.mutateAsync()]);
    });
    await act(async () => answers[0]!.done('ok'));
    expect(await both!).toEqual(['ok', 'ok']);
  });

  it('is sent of each row, also before the first has its answer', async () => {
    const { answers, result } = open();
    await act(async () => {
      const { mutate } = result.current;
      for (const id of [1, 2, 2]) mutate({ id });
    });
    expect(answers).toHaveLength(2);
    await act(async () => answers.forEach(({ done }) => done('ok')));
  });

  it('is sent again once it was refused', async () => {
    const { answers, result } = open();
    await act(async () => result.current.mutate());
    await act(async () => answers[0]!.refused(new Error('no')));
    await waitFor(() => expect(result.current.error?.message).toBe('no'));
    await act(async () => result.current.mutate());
    expect(answers).toHaveLength(2);
    await act(async () => answers[1]!.done('ok'));
  });

  it('goes through it on every page', () => {
    const sources = path.join(import.meta.dirname, '../..');
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const others = files.filter((file) => /\buseMutation[(<]/.test(readFileSync(path.join(sources, file), 'utf8')));
    expect(others).toEqual(['platform/actions/use-send.ts']);
  });
});
