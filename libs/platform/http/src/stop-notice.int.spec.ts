import { Agent, get, type IncomingMessage } from 'node:http'
import { Controller, Get, Module, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Allow } from './access'
import { HttpModule } from './http.module'
import { createService } from './run-service'

@Controller()
class Doors {
  @Allow('anyone')
  @Get('usual')
  usual(): object {
    return { fine: true }
  }

  @Allow('anyone')
  @Get('raw')
  raw(@Res() reply: FastifyReply): void {
    reply.hijack()
    reply.raw.end('fine')
  }
}

@Module({
  imports: [HttpModule.forRoot({ service: 'doors', logLevel: 'silent' })],
  controllers: [Doors],
})
class Doorway {}

const noticeMs = 1_500
let app: NestFastifyApplication
let url: string
let agent: Agent

beforeEach(async () => {
  const settings = {
    SERVICE_HOST: '127.0.0.1',
    SERVICE_PORT: 0,
    LOG_LEVEL: 'silent' as const,
    PUBLIC_URL: 'http://localhost',
    STOP_NOTICE_SECONDS: noticeMs / 1_000,
  }
  app = await createService({ name: 'doors', settings, module: Doorway })
  await app.listen(0, '127.0.0.1')
  url = await app.getUrl()
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(() => agent.destroy())

const ask = (path: string): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> =>
  new Promise((resolve, reject) => {
    get(`${url}${path}`, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer))
    }).once('error', reject)
  })

test('D12: who is told to stop says so, and answers as before while others find out', async () => {
  expect(await ask('/usual')).toMatchObject({ statusCode: 200, headers: { connection: 'keep-alive' } })
  expect(await ask('/health/ready')).toMatchObject({ statusCode: 200 })
  const began = performance.now()
  let isOver = false
  const stopped = app.close().then(() => (isOver = true))
  expect(await ask('/health/ready')).toMatchObject({ statusCode: 503, headers: { connection: 'close' } })
  for (const path of ['/usual', '/raw'])
    expect(await ask(path)).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
  expect(isOver).toBe(false)
  await stopped
  expect(performance.now() - began).toBeGreaterThan(noticeMs)
  await expect(ask('/usual')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
