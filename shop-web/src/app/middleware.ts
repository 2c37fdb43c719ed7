import { type LoaderFunctionArgs, data } from 'react-router';
import { onlyVisitors, requireBothTokens, requireToken } from './guards';

type Guard = (args: LoaderFunctionArgs) => unknown;

/** What may stand before a page, by the name that routes use. */
const GUARDS: Record<string, Guard | undefined> = {
  authorize: (args) => requireToken(args),
  session: requireBothTokens,
  visitor: onlyVisitors,
};

/**
 * The loader that runs these guards, one after the other. A name that nobody knows is a fault of ours and shown as
 * one, instead of a page that stands open. Spec 1 §8.
 */
export const middleware =
  (...names: string[]) =>
  async (args: LoaderFunctionArgs): Promise<null> => {
    for (const name of names) {
      const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
      if (!guard) throw data(`Unknown middleware ${name}`, { status: 500 });
      await guard(args);
    }
    return null;
  };
