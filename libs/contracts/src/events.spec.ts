import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { listEvents } from './event'
import './index'

const path = join(__dirname, '../golden/events.json')

/**
 * Facts stay in the log, and services of two versions read them side by side: a change that this file shows must be one
 * that both understand, such as a new optional field; any other is a new version of the event. UPDATE_GOLDEN=1 writes it.
 */
test('the payload of every event is what its readers were promised', () => {
  const schemas = Object.fromEntries(
    listEvents()
      .map(({ name, payload }) => [name, z.toJSONSchema(payload, { io: 'input' })] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  if (process.env['UPDATE_GOLDEN']) writeFileSync(path, `${JSON.stringify(schemas, null, 2)}\n`)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(schemas)
})

test('events are named <producer>.<noun>-<past participle>.v<n>, by a service that exists', () => {
  for (const { name } of listEvents())
    expect(name).toMatch(
      /^(?:admin|billing|enforcement|identity|protection|scan-orchestrator|trademark)\.[a-z]+(?:-[a-z]+)*\.v[1-9]\d*$/,
    )
})
