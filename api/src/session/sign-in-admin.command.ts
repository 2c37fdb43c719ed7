import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AdminSessionView, AdminSignInBody } from '#contracts/http/session.http';
import { Database } from '#runtime/db/database';
import { Refusal } from '../http/refusal.js';
import { Passwords } from './passwords.js';
import { Tokens } from './tokens.js';

export class SignInAdminCommand extends Command<AdminSessionView> {
  constructor(readonly body: AdminSignInBody) {
    super();
  }
}

@CommandHandler(SignInAdminCommand)
export class SignInAdminHandler implements ICommandHandler<SignInAdminCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
  ) {}

  async execute({ body: { email, password } }: SignInAdminCommand): Promise<AdminSessionView> {
    const admin = await this.database.admin.findUnique({ where: { email } });
    const matches = await this.passwords.matches(admin?.passwordHash, password);
    if (!admin || !matches) throw new Refusal('CREDENTIALS_INVALID', 401);
    const { uid, name } = admin;
    return { ...this.tokens.forAdmin({ uid, name }), uid, name, email };
  }
}
