import { Link } from 'react-router';
import { loginPath, registerPath } from '#contracts/shop-paths';
import { currentPath } from '../platform/session/safe-path';
import { LinkButton } from '../platform/ui/button';
import { TEXT_LINK } from '../platform/ui/info-page';

/** In place of what needs an account. */
export const SignInFirst = ({ ask }: { ask: string }) => (
  <div className="mt-4 space-y-3">
    <p className="text-muted">{ask}</p>
    <LinkButton to={loginPath(currentPath())}>Masuk dulu</LinkButton>
    <p className="text-sm text-muted">
      Belum punya akun?{' '}
      <Link to={registerPath(currentPath())} className={TEXT_LINK}>
        Daftar
      </Link>
    </p>
  </div>
);
