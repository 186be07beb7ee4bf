import { DiscoveryModule } from '@nestjs/core'
import { Test } from '@nestjs/testing'
import { z } from 'zod'
import { defineJob } from './job'
import { JobHandlers } from './job-handlers'
import { OnJob, OnJobGivenUp } from './on-job'

const kind = defineJob({ name: 'handlers.probe', payload: z.object({}) })

class One {
  readonly words = ['done']
  @OnJob(kind) async do() {
    this.words.push('again')
  }
}
class Two {
  @OnJob(kind) async do() {}
}
class Mourner {
  @OnJobGivenUp(kind) async note() {}
}

async function find(...providers: (new () => object)[]) {
  const imports = [DiscoveryModule]
  const module = await Test.createTestingModule({ imports, providers: [JobHandlers, ...providers] }).compile()
  return { module, handled: () => module.get(JobHandlers).find() }
}

test('a marked method is found and called on its own object', async () => {
  const { module, handled } = await find(One)
  const [found] = handled()
  expect(found?.kind.name).toBe('handlers.probe')
  await found?.run({} as never)
  expect(module.get(One).words).toEqual(['done', 'again'])
})

test('two definitions of one name are refused', () => {
  expect(() => defineJob({ name: 'handlers.probe', payload: z.object({}) })).toThrow(
    'job handlers.probe is defined twice',
  )
})

test('two handlers of one kind are refused, and one that is only told when a job is given up', async () => {
  const twice = await find(One, Two)
  expect(twice.handled).toThrow('the job handlers.probe has two handlers')
  const nobody = await find(Mourner)
  expect(nobody.handled).toThrow('nobody does the job handlers.probe')
})
