import { MAIL_ENCRYPTION, type MailEncryption } from '@originseal/mail'
import { DataSource } from 'typeorm'
import { join, mailsTo, rowsOf } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { MailJobs1700000005100 } from '../migrations/1700000005100-mail-jobs'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

test('a mail that waited in the table of the version before is sent by the job that it becomes', async () => {
  const { userId } = await join(identity)
  const to = 'waited@example.com'
  const sealed = await identity.app
    .get<MailEncryption>(MAIL_ENCRYPTION)
    .encrypt({ to, values: { token: 'a-token' } })
  await rowsOf(
    identity,
    `INSERT INTO mail (id, account_id, template, language, sealed, queued_at, due_at)
     VALUES (gen_random_uuid(), $1, 'reset-password', 'en', $2, now() - interval '1 minute', now())`,
    [userId, sealed],
  )
  const runner = identity.app.get(DataSource).createQueryRunner()
  await new MailJobs1700000005100().up(runner)
  await runner.release()
  const [mail] = await mailsTo(identity, to)
  expect(mail?.text).toContain('/reset-password?token=a-token')
  expect(await rowsOf(identity, 'SELECT FROM mail WHERE sealed IS NOT NULL')).toEqual([])
})
