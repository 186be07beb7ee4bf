import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '../../shared/until.mjs'
import { standaloneDatabase, standaloneObjects } from '../../../commands/standalone-databases.mjs'
import { repository } from '../../../standalone/prepare.mjs'
import { checkMails } from '../../shared/mails.mjs'

const command = join(repository, 'apps/trademark/dist/commands/register.js')
const dayMs = 86_400_000
/** So many days ago the issue was published. */
const publishedDaysAgo = 3
const firstYearOfTheRepublic = 1911

const daysFromNow = (days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const republican = (day) =>
  `${Number(day.slice(0, 4)) - firstYearOfTheRepublic}.${day.slice(5, 7)}.${day.slice(8)}`

const published = (
  number,
  name,
  each,
  day,
) => `<RegContent><CaseNo>${number}</CaseNo><RegisterNo>R${number}</RegisterNo>
<Trademark_Name>${name}</Trademark_Name><Filing_Date>${republican(daysFromNow(-300))}</Filing_Date><SDate>${republican(day)}</SDate>
<RegContentClassification><Class>${each}</Class></RegContentClassification>
<RegContentOwner><AChinese>旅程股份有限公司</AChinese></RegContentOwner></RegContent>`

/** Imports an issue as the operator does, and waits for the member to be told. */
export async function importIssue(settings, member, { watch, name, class: each }, record) {
  const { data, folder, seed, mails } = settings
  if (data === undefined) return record.omit('an imported issue: the instance is not of this machine')
  const day = daysFromNow(-publishedDaysAgo)
  const conflict = `${name}珈琲`
  const issue = `<?xml version="1.0" encoding="UTF-8"?>\n<RegContentList total-count="2">
${published(`9${seed}`, conflict, each, day)}\n${published(`8${seed}`, '遠東重機械工業', 7, day)}\n</RegContentList>\n`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'RegContent.xml')
  writeFileSync(file, issue)
  const env = {
    ...process.env,
    ...standaloneDatabase('trademark', { DATA_DIR: data }),
    ...standaloneObjects({ DATA_DIR: data }),
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'import', file, '--date', daysFromNow(0)],
    { env },
  )
  record.artefact('import', stdout.trim())
  let conflicts = []
  await until(
    async () => {
      const { data: listed } = await member.call('GET', '/api/trademark/watch', 200)
      conflicts = listed.watches.find(({ id }) => id === watch.id).conflicts
      return conflicts.length > 0
    },
    { what: 'the mark to be told of', within: 90_000, every: 500 },
  )
  record.same(
    conflicts.map(({ mark }) => mark.name),
    [conflict],
    'the marks that are told of',
  )
  const [{ mark, publishedOn, opposeUntil }] = conflicts
  record.same(publishedOn, day, 'the day of publication')
  record.expect(
    opposeUntil > daysFromNow(80) && opposeUntil < daysFromNow(110),
    `the last day is ${opposeUntil}`,
  )
  record.artefact(mark.level, `${mark.name}, to be opposed until ${opposeUntil}`)
  await until(
    async () => {
      const { data: told } = await member.call('GET', '/api/notifications?limit=50', 200)
      return told.notifications.some(
        ({ kind, subjectId }) => kind === 'trademark-conflict' && subjectId === watch.id,
      )
    },
    { what: 'the bell to tell of the mark', within: 60_000, every: 500 },
  )
  record.artefact('bell', 'trademark-conflict')
  await checkMails(mails, member.email, { what: 'about the mark', texts: [conflict] }, record)
}
