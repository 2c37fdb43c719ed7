import { currentPath } from '../platform/session/safe-path';
import { SignInOrRegister } from '../platform/session/sign-in-or-register';

/** In place of what needs an account. */
export const SignInFirst = ({ ask }: { ask: string }) => (
  <div className="mt-4 space-y-3">
    <p className="text-muted">{ask}</p>
    <SignInOrRegister back={currentPath()} />
  </div>
);
