import { describe, expect, it } from '@jest/globals';
import { NewestChoice } from './newest-choice.js';

/** Each choice becomes ready when the test says so. */
function aField() {
  const waiting = new Map<string, { resolve: (ready: string) => void; reject: (failure: Error) => void }>();
  const choice = new NewestChoice<string, string>(
    (picked) => new Promise((resolve, reject) => waiting.set(picked, { resolve, reject })),
    (failure) => (failure as Error).message,
  );
  return {
    choice,
    ready: (picked: string) => waiting.get(picked)!.resolve(`${picked} ready`),
    refuse: (picked: string) => waiting.get(picked)!.reject(new Error(`${picked} refused`)),
  };
}
const turns = () => new Promise((resolve) => setTimeout(resolve));

describe('what was chosen last', () => {
  it.each([
    ['after', ['old', 'new']],
    ['before', ['new', 'old']],
  ])('counts when it becomes ready %s the one before it', async (_, order) => {
    const { choice, ready } = aField();
    const [old] = [choice.choose('old'), choice.choose('new')];
    order.forEach(ready);
    await turns();
    expect([choice.current().ready, await old]).toEqual(['new ready', null]);
  });

  it('is not taken back by a late refusal of the one before it', async () => {
    const { choice, ready, refuse } = aField();
    void choice.choose('old');
    void choice.choose('new');
    ready('new');
    refuse('old');
    await turns();
    expect(choice.current()).toEqual({ ready: 'new ready', refusal: null, isPreparing: false });
  });

  it('leaves nothing of the one before it when it is refused', async () => {
    const { choice, ready, refuse } = aField();
    void choice.choose('old');
    ready('old');
    await turns();
    void choice.choose('new');
    expect(choice.current()).toEqual({ ready: null, refusal: null, isPreparing: true });
    refuse('new');
    await turns();
    expect(choice.current()).toEqual({ ready: null, refusal: 'new refused', isPreparing: false });
    expect(await choice.settled()).toBeNull();
  });

  it('is nothing after it was removed, also while it was prepared', async () => {
    const { choice, ready } = aField();
    void choice.choose('old');
    choice.clear();
    ready('old');
    await turns();
    expect([choice.current().ready, await choice.settled()]).toEqual([null, null]);
  });

  it('is waited for, also when it is chosen during the waiting', async () => {
    const { choice, ready } = aField();
    void choice.choose('old');
    const sent = choice.settled();
    void choice.choose('new');
    ready('old');
    await turns();
    ready('new');
    expect(await sent).toBe('new ready');
  });

  it('is named as refused to those who waited for it', async () => {
    const { choice, refuse } = aField();
    void choice.choose('old');
    const sent = choice.settled();
    refuse('old');
    expect(await sent).toBe('refused');
  });
});
