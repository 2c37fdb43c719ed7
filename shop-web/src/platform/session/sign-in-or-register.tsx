import { Link } from 'react-router';
import { loginPath, registerPath } from '#contracts/shop-paths';
import { LinkButton } from '../ui/button';
import { TEXT_LINK } from '../ui/info-page';

/** The two ways to what needs an account; both lead on to `back`. */
export const SignInOrRegister = ({
  back,
  label = 'Masuk dulu',
  promise,
  wide,
}: {
  back: string;
  label?: string;
  /** What an account is good for here. */
  promise?: string;
  wide?: boolean;
}) => (
  <>
    <LinkButton to={loginPath(back)} wide={wide}>
      {label}
    </LinkButton>
    <p className="text-sm text-muted">
      {promise && `${promise} `}Belum punya akun?{' '}
      <Link to={registerPath(back)} className={TEXT_LINK}>
        Daftar
      </Link>
    </p>
  </>
);
