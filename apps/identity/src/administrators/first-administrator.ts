import { randomBytes } from 'node:crypto'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { OpenAdministrator } from '../accounts/open-administrator'
import { Passwords } from '../passwords/passwords'
import { FirstAdministratorSettings } from './first-administrator.settings'

/** 144 bits; nobody has to remember it, and there is no default that somebody could know. */
const passwordBytes = 18
/** Any number that is ours alone: of two replicas that start together one makes the administrator. */
const startLock = 7_340_012

/**
 * Whoever runs a new system gets in: while there is no administrator, one is made with a random password. It is told
 * once, to the operator alone: in a file for this user only, or on standard output; never in the log.
 */
@Injectable()
export class FirstAdministrator implements OnApplicationBootstrap {
  private readonly log = new Logger('first administrator')

  constructor(
    private readonly settings: FirstAdministratorSettings,
    private readonly transaction: Transaction,
    private readonly accounts: AccountsQueries,
    private readonly passwords: Passwords,
    private readonly openAdministrator: OpenAdministrator,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { email } = this.settings
    if (email === undefined || (await this.accounts.hasAdministrator())) return
    const password = randomBytes(passwordBytes).toString('base64url')
    const passwordHash = await this.passwords.hash(password, 'known')
    try {
      await this.transaction.run((tx) => this.make(tx, { email, password, passwordHash }))
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'ACCOUNT_EMAIL_TAKEN')) throw error
      this.log.error('there is no administrator: ADMIN_EMAIL belongs to a member already')
    }
  }

  private async make(
    tx: Tx,
    given: { email: string; password: string; passwordHash: string },
  ): Promise<void> {
    await tx.lock(startLock)
    if (await this.accounts.hasAdministrator(tx)) return
    const { email, passwordHash } = given
    await this.openAdministrator.execute(tx, { email, passwordHash, realName: '系統管理員' })
    // Told before it is true: a password that was never told would let nobody in, one that is not true harms nobody.
    await this.tell(given)
  }

  private async tell({ email, password }: { email: string; password: string }): Promise<void> {
    const { passwordFile } = this.settings
    if (passwordFile === undefined) {
      process.stdout.write(`administrator ${email}, password (said once): ${password}\n`)
      return
    }
    await mkdir(dirname(passwordFile), { recursive: true, mode: 0o700 })
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    await chmod(passwordFile, 0o600)
  }
}
