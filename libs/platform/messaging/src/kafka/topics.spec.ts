import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declaredTopics, eventTopic, listeners, topicOfProducer } from './topics'

const repository = join(__dirname, '../../../../..')

test('SYS-03: every service that listens has its topics, and no other has', () => {
  const sources = execFileSync('git', ['ls-files', 'apps'], { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path.endsWith('.consumer.ts'))
  const services = sources
    .filter((path) => readFileSync(join(repository, path), 'utf8').includes('@OnEvent('))
    .map((path) => path.split('/')[1])
  expect(services.length).toBeGreaterThan(1)
  expect([...listeners].sort()).toEqual([...new Set(services)].sort())
})

test('SYS-03: the topics of the system', () => {
  expect(declaredTopics().sort()).toEqual([
    'originseal.dead-letters.admin',
    'originseal.dead-letters.billing',
    'originseal.dead-letters.enforcement',
    'originseal.dead-letters.identity',
    'originseal.dead-letters.protection',
    'originseal.dead-letters.scan-orchestrator',
    'originseal.dead-letters.trademark',
    'originseal.events.admin',
    'originseal.events.billing',
    'originseal.events.enforcement',
    'originseal.events.identity',
    'originseal.events.protection',
    'originseal.events.scan-orchestrator',
    'originseal.events.trademark',
    'originseal.redriven.admin',
    'originseal.redriven.billing',
    'originseal.redriven.enforcement',
    'originseal.redriven.identity',
    'originseal.redriven.protection',
    'originseal.redriven.scan-orchestrator',
    'originseal.redriven.trademark',
  ])
})

test('events of one producer share its topic; who says nothing has none', () => {
  expect(eventTopic('identity.user-erased.v1')).toBe(eventTopic('identity.user-registered.v1'))
  expect(topicOfProducer('identity')).toBe('originseal.events.identity')
  expect(topicOfProducer('gateway')).toBeUndefined()
})
