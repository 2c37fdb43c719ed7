export interface Choice<Ready> {
  ready: Ready | null;
  /** Why the newest one is not taken; may be shown. */
  refusal: string | null;
  isPreparing: boolean;
}

const NOTHING = { ready: null, refusal: null, isPreparing: false } as const;

/**
 * What a person chose last, where each choice is prepared for a while before it may be sent: the newest one counts, in
 * whatever order they become ready. docs/rules/uploads.md#newest-file
 */
export class NewestChoice<Picked, Ready> {
  private turn: Promise<Choice<Ready>> = Promise.resolve(NOTHING);
  private choice: Choice<Ready> = NOTHING;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly prepare: (picked: Picked) => Promise<Ready>,
    private readonly refusalOf: (failure: unknown) => string,
  ) {}

  readonly current = (): Choice<Ready> => this.choice;

  /** @returns what ends the listening. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @returns it once it is ready; null if it is refused or no longer the newest. */
  readonly choose = async (picked: Picked): Promise<Ready | null> => {
    const turn = this.prepared(picked);
    this.begin(turn, { ...NOTHING, isPreparing: true });
    const choice = await turn;
    if (this.turn !== turn) return null;
    this.show(choice);
    return choice.ready;
  };

  /** Nothing is chosen any more, also if something is being prepared. */
  readonly clear = (): void => this.begin(Promise.resolve(NOTHING), NOTHING);

  /** The newest one once it is ready, null for none; 'refused' if it was refused while it was waited for. */
  readonly settled = async (): Promise<Ready | null | 'refused'> => {
    const isWaiting = this.choice.isPreparing;
    for (;;) {
      const { turn } = this;
      const { ready, refusal } = await turn;
      if (turn === this.turn) return isWaiting && refusal !== null ? 'refused' : ready;
    }
  };

  private begin(turn: Promise<Choice<Ready>>, choice: Choice<Ready>): void {
    this.turn = turn;
    this.show(choice);
  }

  private show(choice: Choice<Ready>): void {
    this.choice = choice;
    for (const listener of this.listeners) listener();
  }

  private async prepared(picked: Picked): Promise<Choice<Ready>> {
    try {
      return { ...NOTHING, ready: await this.prepare(picked) };
    } catch (failure) {
      return { ...NOTHING, refusal: this.refusalOf(failure) };
    }
  }
}
