import type { Config } from '#runtime/platform/config/config';

/** Without a key no admin who must have a second factor could sign in. Prints what to do, and exits. */
export function requireVaultForSecondFactor(config: Config): void {
  if (!config.isSecondFactorRequired || config.masterKeys.currentVersion !== null) return;
  process.stderr.write(
    'Settings are not right:\n  VAULT_KEY: must be set, it seals the second factor of admins (or ADMIN_SECOND_FACTOR=optional)\n',
  );
  process.exit(1);
}
