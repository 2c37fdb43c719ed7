import { type LoaderFunctionArgs, data } from 'react-router';
import { onlyVisitors, requireBothTokens, requireSignIn, requireToken } from './guards';

type Guard = (args: LoaderFunctionArgs) => unknown;

/** Guards by the name that routes use. */
const GUARDS: Record<string, Guard | undefined> = {
  authorize: (args) => requireToken(args),
  signedIn: requireSignIn,
  session: requireBothTokens,
  visitor: onlyVisitors,
};

/**
 * The loader that runs these guards in order. An unknown name is an error of ours and fails with 500, so that the page
 * does not stay open.
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
